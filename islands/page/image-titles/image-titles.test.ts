import { expect, test } from 'vitest'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'

const mount = mounter(island)
const SELECTOR = islands.find(({ name }) => name === 'image-titles')?.selector ?? ''

function show(html: string) {
  document.body.innerHTML = html
  for (const host of document.querySelectorAll<HTMLElement>(SELECTOR)) mount(host)
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
  expect(document.querySelector('img')?.title).toBe('A gold cup')
})
