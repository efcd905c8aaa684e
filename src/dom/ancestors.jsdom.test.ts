import { expect, test } from 'vitest'
import { clobber } from '../../tests/unit/clobber'
import { one } from '../../tests/unit/fragment'
import { ancestorsOf, clobbersParentNode } from './ancestors'

const showForm = (field: string) => {
  document.body.innerHTML = `<main><form><p><input name="${field}"><b></b></p></form></main>`
  clobber(one<HTMLFormElement>('form'))
}

test('[X11] ancestors: innermost first, through a form with a field of that name', () => {
  showForm('parentElement')
  const around: string[] = []
  for (const { localName } of ancestorsOf(one('b'))) if (around.push(localName) > 9) break
  expect(around).toEqual(['p', 'form', 'main', 'body', 'html'])
})

test('[X11] ancestors: a form with a clobbered parentNode', () => {
  showForm('engraving')
  expect([...ancestorsOf(one('b'))].filter(clobbersParentNode)).toEqual([])
  showForm('parentNode')
  expect([...ancestorsOf(one('b'))].filter(clobbersParentNode)).toEqual([one('form')])
})
