import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage
/** Whether the boxes' code is there. */
let isAwake: boolean
/** Which box got which term. */
let calls: unknown[]

function show(fragment = 'live-search.chips') {
  showFragment(fragment)
  page = fakePage()
  for (const box of document.querySelectorAll('.aws-container')) {
    const label = box.querySelector('label')?.textContent
    box.addEventListener('laurel:search', (event) => {
      if (isAwake) event.preventDefault()
      calls.push([label, (event as CustomEvent).detail])
    })
  }
  wake()
}

const wake = () => {
  for (const link of document.querySelectorAll<HTMLElement>('[data-aws-term-submit]')) mount(link, page)
}

const chip = (term: string) => one(`[data-aws-term-submit="${term}"]`)

async function click(link: Element, options: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  let prevented = false
  const look = () => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  link.dispatchEvent(event)
  await settle()
  return { prevented }
}

const TROPHIES = 'Search trophies'
const CLUBS = 'Search for your club'

beforeEach(() => {
  isAwake = true
  calls = []
})

describe('[S44] search term', () => {
  test.each([
    ['medal', TROPHIES, 'next to the box (row 33)'],
    ['gold cup', CLUBS, 'near it'],
    ['crystal', CLUBS, 'that names its form'],
    ['plaque', CLUBS, 'that names what is around it'],
    ['shield', TROPHIES, 'that names nothing on the page'],
  ])('[S44] search term: "%s" is for the box "%s": a link %s', async (term, box) => {
    show()
    expect(await click(chip(term))).toEqual({ prevented: true })
    expect(calls).toEqual([[box, { what: 'force', term, submit: false }]])
  })

  test('[S44] search term: a number is a text (row 33)', async () => {
    show()
    await click(chip('2024'))
    expect(calls).toEqual([[TROPHIES, { what: 'force', term: '2024', submit: false }]])
  })

  test('[S44] search term: a link that opens the results page', async () => {
    show()
    await click(chip('ribbon'))
    expect(calls).toEqual([[CLUBS, { what: 'force', term: 'ribbon', submit: true }]])
  })

  test('[S44] search term: the box is asked once it is awake', async () => {
    show()
    const box = gate()
    page.wake.mockReturnValue(box.promise)
    await click(chip('medal'))
    expect(page.wake.mock.calls).toEqual([[one('.aws-container')]])
    expect(calls).toEqual([])
    box.open()
    await settle()
    expect(calls).toHaveLength(1)
  })

  test('[S44] search term: the link is read when it is clicked', async () => {
    show()
    const link = chip('medal')
    link.setAttribute('data-aws-term-submit', 'trophy')
    await click(link)
    expect(calls).toEqual([[TROPHIES, { what: 'force', term: 'trophy', submit: false }]])
  })

  test('[S44] search term: on a page without box the link is followed', async () => {
    document.body.innerHTML = '<a href="/?s=cup" data-aws-term-submit="cup">cup</a>'
    page = fakePage()
    wake()
    expect(await click(chip('cup'))).toEqual({ prevented: false })
    expect(page.wake).not.toHaveBeenCalled()
  })

  test('[S44] search term: if the box cannot be loaded the link is followed', async () => {
    show()
    isAwake = false
    await click(chip('medal'))
    expect(page.follow.mock.calls).toEqual([['/?s=medal&post_type=product&type_aws=true']])
    chip('medal').setAttribute('href', '#')
    await click(chip('medal'))
    expect(page.follow).toHaveBeenCalledOnce()
  })

  test('[S44] search term: a box that handles the term keeps the visitor on the page', async () => {
    show()
    await click(chip('medal'))
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[S44] search term: a box of the plugin’s own script is the script’s', async () => {
    show()
    isAwake = false
    const jQuery = () => ({ data: (name: string) => name === 'aws_opts' && {} })
    vi.stubGlobal('jQuery', Object.assign(jQuery, { fn: {} }))
    await click(chip('medal'))
    expect(page.follow).not.toHaveBeenCalled()
  })

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    '[S44] search term: a click with %s is the browser’s',
    async (key) => {
      show()
      expect(await click(chip('medal'), { [key]: true })).toEqual({ prevented: false })
      expect(calls).toEqual([])
    },
  )

  test('[S44] search term: links in the results block are left to it', () => {
    document.body.innerHTML =
      '<div class="aws-search-result"><p><a href="#" data-aws-term-submit="cup">cup</a></p></div>'
    const before = document.body.innerHTML
    mount(chip('cup'), fakePage())
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S44] search term: a plain link of the cloud is none', async () => {
    show()
    expect(await click(one('.tagcloud a'))).toEqual({ prevented: false })
    expect(calls).toEqual([])
  })

  test('[S44] search term: after unmount the link is a plain link', async () => {
    show()
    unmountAll()
    expect(await click(chip('medal'))).toEqual({ prevented: false })
    expect(calls).toEqual([])
  })

  test('[S44] search term: hostile terms are treated as text, hostile selectors are ignored', async () => {
    const hacked = vi.fn()
    vi.stubGlobal('hacked', hacked)
    show('live-search.hostile')
    for (const box of document.querySelectorAll<HTMLElement>('.aws-container'))
      box.getClientRects = () => [new DOMRect(0, 0, 300, 44)] as unknown as DOMRectList
    for (const link of document.querySelectorAll('[data-aws-term-submit]')) {
      expect(await click(link)).toEqual({ prevented: true })
    }
    expect(calls.map((call) => (call as [string, object])[1])).toEqual([
      { what: 'force', term: '<img src=x onerror=window.hacked=1>', submit: false },
      { what: 'force', term: 'medal', submit: false },
      { what: 'force', term: 'plaque', submit: false },
    ])
    expect(document.querySelector('img')).toBeNull()
  })
})
