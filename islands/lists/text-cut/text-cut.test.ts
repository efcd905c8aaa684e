import { describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const FEED = '.home-facebook .cff-text'

function start(fragment = 'text-cut', settings: Record<string, unknown> = { feedTextCut: FEED }) {
  showFragment(fragment)
  const page = { ...fakePage(), settings }
  for (const host of document.querySelectorAll<HTMLElement>(FEED)) mount(host, page)
}
const text = (id: string) => one(`#${id} .cff-text`)
const link = (id: string) => one<HTMLAnchorElement>(`#${id} .morelink`)
const isHidden = (node: Node): boolean =>
  node.parentElement?.closest('[hidden], [style*="none"], style, script, template') !== null

/** The visible text without the link. */
function read(id: string): string {
  const walker = document.createTreeWalker(text(id), NodeFilter.SHOW_TEXT)
  let seen = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isHidden(node) && !node.parentElement?.closest('.morelink')) seen += node.textContent
  }
  return seen.replace(/\s+/g, ' ').trim()
}
describe('[S53] text cut', () => {
  test('[S53] text cut: a long text ends after 115 characters with a link to the rest (13.2)', () => {
    start()
    expect(read('plain')).toBe(
      'Forty medals for the Bulimba swimmers, engraved front and back in two days, and every one of the names is spelled a…',
    )
    expect([link('plain').textContent, link('plain').getAttribute('aria-expanded')]).toEqual([
      'See More',
      'false',
    ])
    expect(one('#plain .morecontent > span').hidden).toBe(true)
    expect(one('#plain .moreellipses').nextElementSibling?.className).toBe('morecontent')
  })

  test('[S53] text cut: a short text is left alone, and so is one that the feed plugin has cut (13.1)', () => {
    showFragment('text-cut')
    const before = [text('short').outerHTML, text('plugin').outerHTML]
    start()
    expect([text('short').outerHTML, text('plugin').outerHTML]).toEqual(before)
  })

  test('[S53] text cut: a click shows the whole text, a second click cuts it again (13.3)', () => {
    showFragment('text-cut')
    const all = read('rich')
    start()
    const short = read('rich')
    expect(takesClick(link('rich'))).toBe(true)
    expect(read('rich')).toBe(all)
    expect([
      link('rich').textContent,
      link('rich').className,
      link('rich').getAttribute('aria-expanded'),
    ]).toEqual(['Show Less', 'morelink less', 'true'])
    expect(takesClick(link('rich'))).toBe(true)
    expect(read('rich')).toBe(short)
    expect([link('rich').textContent, link('rich').className]).toEqual(['See More', 'morelink'])
  })

  test('[S53] text cut: links before the cut are the same nodes, those after it cannot be focused (13.4)', () => {
    showFragment('text-cut')
    const [first, second] = text('rich').querySelectorAll('a')
    const page = { ...fakePage(), settings: { feedTextCut: FEED } }
    mount(text('rich'), page)
    expect(text('rich').querySelector('a')).toBe(first)
    expect(first && takesClick(first)).toBe(false)
    expect(second?.style.display).toBe('none')
    link('rich').click()
    expect(second?.style.display).toBe('')
    // The element is not divided into two.
    expect(text('rich').querySelectorAll('em')).toHaveLength(1)
  })

  test('[S53] text cut: Space and Enter press the link', () => {
    start()
    expect(link('plain').getAttribute('role')).toBe('button')
    for (const key of [' ', 'Enter']) {
      link('plain').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    expect(link('plain').textContent).toBe('See More')
    link('plain').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(link('plain').textContent).toBe('Show Less')
  })

  test('[S53] text cut: after cutting again the link is scrolled into view', () => {
    start()
    const scroll = vi.fn()
    link('plain').scrollIntoView = scroll
    link('plain').click()
    expect(scroll).not.toHaveBeenCalled()
    link('plain').click()
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
  })

  test('[S53] text cut: works in paragraphs, lists and styled text', () => {
    showFragment('text-cut.odd')
    const all = read('blocks')
    const spaces = text('spaces').outerHTML
    start('text-cut.odd')
    expect(read('blocks')).toMatch(/^Presentation nights begin at seven\. Bring the list .*…$/)
    expect(one('#blocks ul').closest('.morecontent > span')).not.toBeNull()
    link('blocks').click()
    expect(read('blocks')).toBe(all)
    expect(text('blocks').querySelectorAll('p')).toHaveLength(2)
    expect(text('spaces').outerHTML).toBe(spaces)
    expect(read('emoji')).toMatch(/👨‍👩‍👧‍👦…$/)
  })

  test('[S53] text cut: in a list that is divided, no wrappers are put between the items', () => {
    showFragment('text-cut.odd')
    text('blocks').innerHTML = `<ul>
      <li>${'Cups '.repeat(30)}<i>and</i> shields</li>
      <li>Medals</li>
    </ul>`
    const page = { ...fakePage(), settings: { feedTextCut: FEED } }
    mount(text('blocks'), page)
    expect(one('#blocks li + li').style.display).toBe('none')
    expect([...one('#blocks ul').children].map(({ localName }) => localName)).toEqual(['li', 'li'])
  })

  test('[S53] text cut: the setting changes the link’s texts', () => {
    start('text-cut', { feedTextCut: FEED, feedTextCutWords: { more: 'Read on', less: 3 } })
    expect(link('plain').textContent).toBe('Read on')
    link('plain').click()
    expect(link('plain').textContent).toBe('Show Less')
  })

  test.each([undefined, null, 'more', ['a'], { more: ' ' }])(
    '[S53] text cut: %j is an invalid setting for the texts',
    (words) => {
      start('text-cut', { feedTextCut: FEED, feedTextCutWords: words })
      expect(link('plain').textContent).toBe('See More')
    },
  )

  test.each([undefined, '', ' ', true, 'p'])('[S53] text cut: the setting %j cuts nothing', (feedTextCut) => {
    start('text-cut', { feedTextCut })
    expect(document.querySelector('.morelink')).toBeNull()
  })

  test('[S53] text cut: an invalid selector is reported', () => {
    expect(() => start('text-cut', { feedTextCut: '..text' })).toThrow()
  })

  test.each([
    [undefined, 'body', false],
    [null, 'body', false],
    [{ feedTextCut: '' }, 'body', false],
    [{ feedTextCut: FEED }, FEED, true],
    // The island reports an invalid selector itself.
    [{ feedTextCut: '..text' }, 'body', true],
    [{ feedTextCut: 7 }, 'body', true],
  ])(
    '[S53] text cut: with the settings %j the selector is %s, and the island runs: %s',
    async (laurelConfig, selector, wanted) => {
      vi.stubGlobal('laurelConfig', laurelConfig)
      vi.resetModules()
      const { islands: registry } = await import('../../../tools/all-islands')
      const island = registry.find(({ name }) => name === 'text-cut')
      expect([island?.selector, island?.when?.(window)]).toEqual([selector, wanted])
    },
  )

  test('[S53] text cut: a text is not cut twice', () => {
    start()
    const before = document.body.innerHTML
    const page = { ...fakePage(), settings: { feedTextCut: '*' } }
    mount(text('plain'), page)
    mount(one('.home-facebook'), page)
    expect(document.body.innerHTML).toBe(before)
    one('#plain .morecontent > span').textContent = 'Engraved. '.repeat(20)
    const longer = document.body.innerHTML
    mount(one('#plain .morecontent > span'), page)
    expect(document.body.innerHTML).toBe(longer)
    start('text-cut.odd')
    const [, second] = text('blocks').querySelectorAll('p')
    const odd = document.body.innerHTML
    if (second) mount(second, page)
    expect(document.body.innerHTML).toBe(odd)
  })

  test.each(['text-cut', 'text-cut.odd'])(
    '[S53] text cut: unmounting restores the original nodes in %s',
    (fragment) => {
      showFragment(fragment)
      const before = document.body.innerHTML
      const nodes = (root: Node): Node[] => [root, ...[...root.childNodes].flatMap(nodes)]
      const known = nodes(document.body)
      const page = { ...fakePage(), settings: { feedTextCut: FEED } }
      for (const host of document.querySelectorAll<HTMLElement>(FEED)) mount(host, page)
      for (const each of document.querySelectorAll<HTMLElement>('.morelink')) each.click()
      unmountAll()
      expect(document.body.innerHTML).toBe(before)
      expect(nodes(document.body)).toEqual(known)
    },
  )

  test('[S53] text cut: a text that another script has replaced is left alone', () => {
    start()
    text('plain').innerHTML = 'Short.'
    unmountAll()
    expect(text('plain').innerHTML).toBe('Short.')
  })
})
