import { useLayoutEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
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
  // Each DOM has its own place for this method.
  let owner: EventTarget = body
  while (!Object.hasOwn(owner, 'addEventListener')) owner = Object.getPrototypeOf(owner)
  const listening = vi.spyOn(owner, 'addEventListener')
  const unmount = mountReact(
    <AtPageEnd document={document}>
      <button type="button" onClick={() => {}}>
        Cup
      </button>
    </AtPageEnd>,
    fakePage(),
  )
  const places = listening.mock.contexts
  expect(places.some((place) => place instanceof Node && body.lastElementChild?.contains(place))).toBe(true)
  expect(places).not.toContain(body)
  unmount()
})
