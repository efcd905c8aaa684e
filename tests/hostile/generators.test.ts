import { expect, test } from 'vitest'
import { breakAnswer } from './break-answer'
import { breakMarkup, cutMarkup } from './break-markup'
import { seededRandom } from './seeded-random'

const HTML = '<div id="a" class="b"><p data-c="1">Cup</p><ul><li id="d">One</li><li>Two</li></ul></div>'
const SEEDS = Array.from({ length: 200 }, (_, index) => index)

function broken(seed: number): string {
  const template = document.createElement('template')
  template.innerHTML = HTML
  breakMarkup(template.content, seededRandom(seed))
  return template.innerHTML
}

test('[X11] a seed breaks a page in the same way each time, and others break it otherwise', () => {
  expect(SEEDS.map(broken)).toEqual(SEEDS.map(broken))
  expect(new Set(SEEDS.map(broken)).size).toBeGreaterThan(SEEDS.length / 2)
})

test('[X11] a seed breaks an answer in the same way each time: whole, cut, strange, refused, late or never', () => {
  const good = JSON.stringify({ success: true, data: [{ id: 7, title: 'Cup' }] })
  const answers = SEEDS.map((seed) => breakAnswer(good, seededRandom(seed)))
  expect(answers).toEqual(SEEDS.map((seed) => breakAnswer(good, seededRandom(seed))))
  expect(answers).toContain(undefined)
  const texts = answers.map((answer) => answer?.text ?? '')
  expect(texts).toContain(good)
  expect(texts.some((text) => text !== '' && text !== good && good.startsWith(text))).toBe(true)
  expect(answers.some((answer) => (answer?.status ?? 200) >= 400)).toBe(true)
  expect(answers.some((answer) => (answer?.delayMs ?? 0) > 0)).toBe(true)
})

test('[X11] a cut page lacks its end or a piece of its middle', () => {
  const cut = SEEDS.map((seed) => cutMarkup(HTML, seededRandom(seed)))
  expect(cut).toEqual(SEEDS.map((seed) => cutMarkup(HTML, seededRandom(seed))))
  expect(cut.some((html) => html.length < HTML.length && HTML.startsWith(html))).toBe(true)
  const isWithoutMiddle = (html: string) => {
    const start = [...html].findIndex((letter, index) => letter !== HTML[index])
    return start >= 0 && HTML.endsWith(html.slice(start))
  }
  for (const html of cut) expect(HTML.startsWith(html) || isWithoutMiddle(html)).toBe(true)
  expect(cut.some((html) => html.length < HTML.length && isWithoutMiddle(html))).toBe(true)
})
