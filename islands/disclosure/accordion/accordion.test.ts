import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { animations, endAnimations, fakeAnimations } from '../../../tests/unit/slides'
import { mount as island, sectionForKey } from '.'

const mount = mounter(island)

fakeAnimations()
beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/size-guide/')
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

interface Shown {
  readonly fragment?: string
  readonly hash?: string
  readonly active?: string | null
}
async function show({ fragment = 'accordion', hash = '', active }: Shown = {}) {
  if (hash) history.replaceState(null, '', hash)
  showFragment(fragment)
  if (active === null) one('.spb_accordion').removeAttribute('data-active')
  else if (active !== undefined) one('.spb_accordion').setAttribute('data-active', active)
  wake()
  await vi.advanceTimersByTimeAsync(200)
}
function wake() {
  for (const host of document.querySelectorAll<HTMLElement>('.spb_accordion')) mount(host, fakePage())
}
function click(target: string | Element, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  ;(typeof target === 'string' ? one(target) : target).dispatchEvent(event)
  return event.defaultPrevented
}
const headers = () => [...document.querySelectorAll<HTMLElement>('h4')]
/** The indices of the sections that are open, by every sign of it. */
function open() {
  return headers().flatMap((header, index) => {
    const content = header.nextElementSibling as HTMLElement | null
    const control = header.querySelector('a, [role]')
    const openMarks = [
      header.classList.contains('ui-state-active'),
      header.classList.contains('ui-accordion-header-active'),
      header.classList.contains('ui-corner-top'),
      !header.classList.contains('ui-corner-all'),
      content?.classList.contains('ui-accordion-content-active'),
      content?.style.display === 'block',
      control?.getAttribute('aria-expanded') === 'true',
      content?.getAttribute('aria-hidden') === 'false',
      header.firstElementChild?.className === 'ui-accordion-header-icon ui-icon ui-icon-triangle-1-s',
    ]
    if (!content) return []
    expect(new Set(openMarks).size, `section ${index} is of one mind`).toBe(1)
    return openMarks[0] ? [index] : []
  })
}

describe('[S16] accordion: initially', () => {
  test('[S16] accordion: it is visible and has the look of jQuery UI', async () => {
    await show()
    expect(one('.spb_accordion').style.opacity).toBe('1')
    expect(one('.spb_accordion_wrapper').className).toContain('ui-accordion ui-widget ui-helper-reset')
    for (const name of ['ui-accordion-header', 'ui-state-default', 'ui-corner-all', 'ui-accordion-icons'])
      expect(headers()[1]?.classList.contains(name), name).toBe(true)
    expect(headers()[1]?.firstElementChild?.className).toBe(
      'ui-accordion-header-icon ui-icon ui-icon-triangle-1-e',
    )
    expect(one('.row-fluid').className).toContain(
      'ui-accordion-content ui-helper-reset ui-widget-content ui-corner-bottom',
    )
  })

  test.each([
    ['0', [0]],
    ['1', [1]],
    [' 2 ', [2]],
    ['', []],
    ['3', []],
    ['-1', []],
    ['1.5', []],
    ['false', []],
    [null, []],
  ])('[S16] accordion: with data-active=%j the open ones are %j (15.10, 15.11)', async (active, wanted) => {
    await show({ active })
    expect(open()).toEqual(wanted)
    expect(one('.spb_accordion').style.opacity).toBe('1')
  })

  test.each([
    ['/#delivery', '0', [0]],
    ['/#returns', '0', [1]],
    ['/#nothing', '0', [0]],
    ['/#a"]b', '', []],
  ])('[S16] accordion: %s with data-active="%s" opens %j (15.13)', async (hash, active, wanted) => {
    await show({ hash, active })
    endAnimations()
    expect(open()).toEqual(wanted)
  })

  test('[S16] accordion: odd markup: no link, nested, no content, no sections', async () => {
    await show({ fragment: 'accordion.odd' })
    expect(open()).toEqual([])
    const [heading, inner, alone] = headers()
    click(heading as HTMLElement)
    click(inner as HTMLElement)
    expect(open()).toEqual([0, 1])
    expect(heading?.querySelector<HTMLElement>('[role="button"]')?.tabIndex).toBe(0)
    expect(heading?.hasAttribute('role')).toBe(false)
    expect(alone?.className).toBe('')
  })
})

describe('[S16] accordion: use', () => {
  test('[S16] accordion: one section is open at a time, each slides for 400 ms, the open one can be closed (15.12)', async () => {
    await show()
    expect(click('[href="#returns"]')).toBe(true)
    expect(animations.map(({ durationMs }) => durationMs)).toEqual([400, 400])
    endAnimations()
    expect(open()).toEqual([1])
    click('[href="#returns"]')
    endAnimations()
    expect(open()).toEqual([])
  })

  test('[S16] accordion: a click on the icon in a link opens, and sets the hash once (15.14)', async () => {
    await show()
    const entries = history.length
    click('[href="#returns"] i')
    endAnimations()
    expect(open()).toEqual([1])
    expect(location.hash).toBe('#returns')
    click('[href="#returns"]')
    expect(history.length).toBe(entries + 1)
  })

  test('[S16] accordion: Back and Forward restore the open section', async () => {
    await show()
    click('[href="#returns"]')
    endAnimations()
    history.replaceState(null, '', '/size-guide/')
    window.dispatchEvent(new PopStateEvent('popstate'))
    endAnimations()
    expect(open()).toEqual([0])
    history.replaceState(null, '', '/size-guide/#returns')
    window.dispatchEvent(new PopStateEvent('popstate'))
    endAnimations()
    expect(open()).toEqual([1])
  })

  test('[S16] accordion: a section without an id has no hash; a link in a section is followed', async () => {
    await show()
    expect(click(headers()[2]?.querySelector('a') as Element)).toBe(true)
    endAnimations()
    expect(open()).toEqual([2])
    expect(location.hash).toBe('')
    const prevented: boolean[] = []
    const look = (event: Event) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', look)
    click('.inner-link')
    window.removeEventListener('click', look)
    expect(prevented).toEqual([false])
    expect(location.hash).toBe('')
  })

  test('[S16] accordion: a click with a modifier key is left to the browser', async () => {
    await show()
    expect(click('[href="#returns"]', { ctrlKey: true })).toBe(false)
    expect(open()).toEqual([0])
  })

  test('[S16] accordion: reduced motion opens at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await show()
    click('[href="#returns"]')
    expect(animations).toHaveLength(0)
    expect(open()).toEqual([1])
  })

  test('[S16] accordion: keys move the focus among the headers', async () => {
    await show()
    const link = one('[href="#delivery"]')
    link.focus()
    const press = (key: string) => {
      const target = document.activeElement as HTMLElement
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    press('ArrowDown')
    expect(document.activeElement).toBe(one('[href="#returns"]'))
    press(' ')
    endAnimations()
    expect(open()).toEqual([1])
    press('Home')
    expect(document.activeElement).toBe(link)
  })

  test.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['Tab', 1, null],
  ])('[S16] accordion: %s at %s leads to %s', (key, index, wanted) => {
    expect(sectionForKey(key, { index, count: 3 })).toBe(wanted)
  })
})

test.each(['accordion', 'accordion.odd'])(
  '[S16] accordion: unmounted, %s is as printed, but seen',
  async (fragment) => {
    showFragment(fragment)
    for (const host of document.querySelectorAll<HTMLElement>('.spb_accordion')) host.style.opacity = '1'
    const before = document.body.innerHTML
    wake()
    for (const header of headers()) click(header)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  },
)
