import { afterEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'

const mount = mounter(island)

const SELECTOR = islands.find(({ name }) => name === 'theme-details')?.selector ?? ''
let unmounts: (() => void)[] = []
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
})
function show(html: string, { apple = false, classes = 'single-post' } = {}) {
  document.body.className = classes
  document.body.innerHTML = html
  const page = fakePage()
  unmounts = [...document.querySelectorAll<HTMLElement>(SELECTOR)].map((host) =>
    mount(host, { ...page, device: { ...page.device, apple } }),
  )
}
function unmountAll() {
  for (const unmount of unmounts.splice(0)) unmount()
}

test('[S16] image titles: a title is removed, and becomes the alt text where there is none', () => {
  show('<img alt="Cup" title="cup-final-3"><img title="A gold cup"><img alt="" title="line">')
  expect(
    [...document.querySelectorAll('img')].map((image) => [image.alt, image.hasAttribute('title')]),
  ).toEqual([
    ['Cup', false],
    ['A gold cup', false],
    ['', false],
  ])
  unmountAll()
  expect(document.body.innerHTML).toContain('<img title="A gold cup">')
})

test('[S16] image titles: the title of a theme’s tooltip stays', () => {
  show('<img alt="Cup" data-toggle="tooltip" title="A gold cup">')
  expect(one('img').title).toBe('A gold cup')
})

test.each([
  [false, 'block'],
  [true, ''],
])('[S16] embed: shown except on Apple’s devices (%s)', (apple, display) => {
  show('<embed src="/film">', { apple })
  expect(one('embed').style.display).toBe(display)
})

test('[S16] activity links: a click hides the viewer and is followed', () => {
  show('<a href="#1" class="activity-time-since">Then</a><div class="viewer"></div>')
  const isPrevented = vi.fn((event: Event) => event.defaultPrevented)
  one('a').addEventListener('click', isPrevented)
  one('a').click()
  expect(one('.viewer').style.display).toBe('none')
  expect(isPrevented).toHaveReturnedWith(false)
})

const RESPOND =
  '<div id="respond"><h3>Leave a <em>comment</em> <small><a href="#" id="cancel">Cancel</a></small></h3></div>'

test('[S16] comment form: its title gets a span around the same nodes (23.8)', () => {
  show('')
  document.body.innerHTML = RESPOND
  const heard = vi.fn()
  one('#cancel').addEventListener('click', heard)
  const unmount = mount(one('h3'), fakePage())
  expect(one('#respond h3.spb-heading > span').textContent).toBe('Leave a comment Cancel')
  expect(one('h3').children).toHaveLength(1)
  one('#cancel').click()
  expect(heard).toHaveBeenCalledTimes(1)
  unmount?.()
  expect(document.body.innerHTML).toBe(RESPOND)
})

test('[S16] comment form: only on the page of a post, and only once', () => {
  show(RESPOND, { classes: 'page' })
  expect(document.body.innerHTML).toBe(RESPOND)
  const styled = '<div id="respond"><h3 class="spb-heading"><span>Comments</span></h3></div>'
  show(styled)
  expect(document.body.innerHTML).toBe(styled)
})
