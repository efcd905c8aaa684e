import { expect, test } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { createFocusRestorer } from './restore-focus'

// The other DOM knows no escaped quotation marks in a selector.
test('[X09] restore focus: to the control of a part whose id is no valid selector', () => {
  document.body.innerHTML = '<button class="door">Menu</button><div></div><p></p>'
  one('div').id = 'a"]\\ b'
  one('.door').setAttribute('aria-controls', 'x a"]\\')
  one('p').id = 'a"]\\'
  createFocusRestorer(one('p'), null, () => null)()
  expect(document.activeElement).toBe(one('.door'))
})
