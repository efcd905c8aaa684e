import { useEffect, useReducer, useState } from 'react'
import { useAdopted } from './adopt'

/** Goes once through what islands do, so that the browser has compiled it: hooks, an adopted node, an update. */
export function WarmUp() {
  const [node] = useState(() => document.createElement('div'))
  const [updated, update] = useReducer(() => true, false)
  useAdopted(node, {
    class: { updated },
    attributes: { title: String(updated) },
    text: '',
    on: { click: update },
  })
  useEffect(() => node.click(), [node])
  return null
}
