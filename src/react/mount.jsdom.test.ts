import { expect, test } from 'vitest'
import { clobber } from '../../tests/unit/clobber'
import './mount'

test('[X11] mount: React does not get selectionchange in a form that clobbers parentNode', () => {
  const heard: string[] = []
  const hear = ({ target }: Event) => target instanceof HTMLInputElement && heard.push(target.name)
  document.addEventListener('selectionchange', hear)
  document.body.innerHTML = '<form><input name="parentNode"></form><form><input name="engraving"></form>'
  for (const form of document.forms) clobber(form)
  for (const field of document.querySelectorAll('input')) {
    field.dispatchEvent(new Event('selectionchange', { bubbles: true }))
  }
  document.removeEventListener('selectionchange', hear)
  expect(heard).toEqual(['engraving'])
})
