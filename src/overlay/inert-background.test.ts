import { expect, test } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { inertBackground } from './inert-background'

const PAGE = `
  <script type="text/plain" id="script"></script><style id="style"></style>
  <header id="header"><a id="logo"></a></header>
  <main id="main">
    <aside id="aside"></aside>
    <section id="section"><p id="text"></p><div id="panel"><input id="field"></div></section>
  </main>
  <div id="list"><ul id="rows"></ul></div>
  <div id="status" role="status"></div><div id="live" aria-live="polite"></div>
  <footer id="footer"></footer>`

const inertIds = () =>
  [...document.body.querySelectorAll<HTMLElement>('[id]')].filter(({ inert }) => inert).map(({ id }) => id)
const cover = (...ids: string[]) =>
  inertBackground(
    document,
    ids.map((id) => one(`#${id}`)),
  )

test('[S43] inert background: everything but the panel’s parts, wherever they are', () => {
  document.body.innerHTML = PAGE
  cover('panel', 'list')
  expect(inertIds()).toEqual(['header', 'aside', 'text', 'footer'])
})

test('[S43] inert background: a panel at the end of the body', () => {
  document.body.innerHTML = PAGE
  document.body.append(one('#panel'))
  cover('panel')
  expect(inertIds()).toEqual(['header', 'main', 'list', 'footer'])
})

test('[S43] inert background: restores the page', () => {
  document.body.innerHTML = PAGE
  one('#aside').inert = true
  const uncover = cover('panel', 'list')
  expect(inertIds()).toEqual(['header', 'aside', 'text', 'footer'])
  uncover()
  expect(inertIds()).toEqual(['aside'])
})

test('[S43] inert background: an ancestor of the panel that was inert before stays inert', () => {
  document.body.innerHTML = PAGE
  one('#main').inert = true
  cover('panel')()
  expect(inertIds()).toEqual(['main'])
})

test('[S43] inert background: two panels, each restores its own changes', () => {
  document.body.innerHTML = PAGE
  const uncoverFirst = cover('panel', 'list')
  const uncoverSecond = cover('list')
  expect(inertIds()).toEqual(['header', 'main', 'aside', 'text', 'footer'])
  uncoverSecond()
  expect(inertIds()).toEqual(['header', 'aside', 'text', 'footer'])
  uncoverFirst()
  expect(inertIds()).toEqual([])
})
