import { describe, expect, test } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const forms = () => [...document.querySelectorAll<HTMLElement>('#track-order-modal form')]
const actions = () => forms().map((form) => form.getAttribute('action'))

function show(fragment: string) {
  showFragment(fragment)
  for (const form of forms()) mount(form, fakePage())
}

describe('[S38] order tracking: the form’s action', () => {
  test('[S38] order tracking: every form of a modal gets the modal’s URL (OT1, OT3, 01 23.4)', () => {
    show('order-tracking')
    expect(actions()).toEqual(['/track/', '/track/'])
  })

  test('[S38] order tracking: without a URL the form keeps its own action (OT2, 01 23.5)', () => {
    show('order-tracking.odd')
    expect(actions()).toEqual(['/cart/', '/cart/', null])
  })

  test('[S38] order tracking: only URLs of pages are used', () => {
    show('order-tracking.hostile')
    expect(actions()).toEqual(['/cart/', '/cart/', '/cart/'])
  })

  test('[S38] order tracking: unmounted, it is as it was printed', () => {
    showFragment('order-tracking')
    const before = document.body.innerHTML
    show('order-tracking')
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })
})
