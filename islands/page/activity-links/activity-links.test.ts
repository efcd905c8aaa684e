import { expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

test('[S16] activity links: a click hides the viewer and is followed', () => {
  document.body.innerHTML = '<a href="#1" class="activity-time-since">Then</a><div class="viewer"></div>'
  mount(one('a'))
  const isPrevented = vi.fn((event: Event) => event.defaultPrevented)
  one('a').addEventListener('click', isPrevented)
  one('a').click()
  expect(one('.viewer').style.display).toBe('none')
  expect(isPrevented).toHaveReturnedWith(false)
})
