import { expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'

const mount = mounter(island)
const SELECTOR = islands.find(({ name }) => name === 'comment-heading')?.selector ?? ''
const RESPOND =
  '<div id="respond"><h3>Leave a <em>comment</em> <small><a href="#" id="cancel">Cancel</a></small></h3></div>'

function show(html: string, classes: string) {
  document.body.className = classes
  document.body.innerHTML = html
  for (const host of document.querySelectorAll<HTMLElement>(SELECTOR)) mount(host)
}

test('[S16] comment form: its title gets a span around the same nodes (23.8)', () => {
  document.body.innerHTML = RESPOND
  const heard = vi.fn()
  one('#cancel').addEventListener('click', heard)
  const unmount = mount(one('h3'))
  expect(one('#respond h3.spb-heading > span').textContent).toBe('Leave a comment Cancel')
  expect(one('h3').children).toHaveLength(1)
  one('#cancel').click()
  expect(heard).toHaveBeenCalledTimes(1)
  unmount()
  expect(document.body.innerHTML).toBe(RESPOND)
})

test('[S16] comment form: only on the page of a post, and only once', () => {
  show(RESPOND, 'page')
  expect(document.body.innerHTML).toBe(RESPOND)
  const styled = '<div id="respond"><h3 class="spb-heading"><span>Comments</span></h3></div>'
  show(styled, 'single-post')
  expect(document.body.innerHTML).toBe(styled)
})
