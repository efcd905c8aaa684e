import { expect, test } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

test.each([
  [false, 'block'],
  [true, ''],
])('[S16] embed: shown except on Apple’s devices (%s)', (apple, display) => {
  document.body.innerHTML = '<embed src="/film">'
  const page = fakePage()
  mount(one('embed'), { ...page, device: { ...page.device, apple } })
  expect(one('embed').style.display).toBe(display)
})
