import { useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
import { AtPageEnd } from './AtPageEnd'
import { mountReact } from './mount'

const seen: boolean[] = []

function Shown() {
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => void seen.push(own.current?.isConnected ?? false), [])
  return <button type="button" ref={own} id="shown" />
}

test('[X11] the content is on the page before its effects run, and is removed on unmount', () => {
  const before = document.body.innerHTML
  const unmount = mountReact(
    <AtPageEnd document={document}>
      <Shown />
    </AtPageEnd>,
    fakePage(),
  )
  expect(seen).toEqual([true])
  expect(document.body.lastElementChild?.firstElementChild?.id).toBe('shown')
  unmount()
  expect(document.body.innerHTML).toBe(before)
})

test('[X11] React listens in an element of its own, not on the whole page', () => {
  const body = document.createElement('body')
  document.body.replaceWith(body)
  const unmount = mountReact(
    <AtPageEnd document={document}>
      <Shown />
    </AtPageEnd>,
    fakePage(),
  )
  const listens = (element: Element | null) =>
    Object.getOwnPropertyNames(element).some((name) => name.startsWith('_reactListening'))
  expect(listens(body.lastElementChild)).toBe(true)
  expect(listens(body)).toBe(false)
  unmount()
})
