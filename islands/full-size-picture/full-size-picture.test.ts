import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../tests/unit/fake-page'
import { one, showFragment } from '../../tests/unit/fragment'
import { mount } from '.'

let page: FakePage
let unmounts: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
  unmounts = []
})
afterEach(() => {
  vi.useRealTimers()
  for (const unmount of unmounts) unmount()
})

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const links = () => all('a.lightbox')
const dialog = () => document.querySelector<HTMLElement>('.laurel-picture')
const image = () => one<HTMLImageElement>('.laurel-picture-image')
const state = () => one('.laurel-picture-state').textContent
const caption = () => one('.laurel-picture-caption').textContent
const shown = () => image().getAttribute('src')?.replace('/assets/images/full/', '')

function show(fragment = 'product-gallery') {
  showFragment(fragment)
  unmounts = links().map((link) => mount(link, page) ?? (() => {}))
}

function click(index = 0, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // Here no link is followed; what the island has done is read before.
  let prevented = false
  const look = () => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  links()[index]?.dispatchEvent(event)
  // The page is out of reach once the dialog is on the screen.
  vi.advanceTimersByTime(50)
  return prevented
}

function key(name: string, target: Element = document.activeElement ?? document.body) {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

describe('[S36] product gallery: the picture full size', () => {
  test('[S36] product gallery: a click opens it in a dialog, with its caption, and takes the focus', () => {
    show()
    expect(click(1)).toBe(true)
    expect([dialog()?.getAttribute('role'), dialog()?.getAttribute('aria-modal')]).toEqual(['dialog', 'true'])
    expect(dialog()?.getAttribute('aria-label')).toBe('Product pictures')
    expect([shown(), image().alt, caption()]).toEqual([
      'detail-plate.svg',
      'Three lines on the plate',
      '2 / 3 – Three lines on the plate',
    ])
    expect(document.activeElement).toBe(one('.laurel-picture-close'))
    expect(one('.images').inert).toBe(true)
  })

  test('[S36] product gallery: while it comes it says so, then shows it', () => {
    show()
    click()
    expect([state(), image().hidden]).toEqual(['Loading the picture…', true])
    image().dispatchEvent(new Event('load'))
    expect([state(), image().hidden]).toEqual(['', false])
  })

  test('[S36] product gallery: one that fails says so, the next one is shown all the same', () => {
    show()
    click()
    image().dispatchEvent(new Event('error'))
    expect([state(), image().hidden]).toEqual(['This picture could not be loaded.', true])
    one('.laurel-picture-next').click()
    image().dispatchEvent(new Event('load'))
    expect([state(), image().hidden]).toEqual(['', false])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S36] product gallery: buttons and arrow keys lead on and back, and end at the ends', () => {
    show()
    click()
    key('ArrowLeft')
    expect(shown()).toBe('gold-cup.svg')
    expect(one('.laurel-picture-previous').getAttribute('aria-disabled')).toBe('true')
    key('ArrowRight')
    expect(shown()).toBe('detail-plate.svg')
    expect(one('.laurel-live-region').textContent).toBe('Picture 2 of 3: Three lines on the plate')
    one('.laurel-picture-next').click()
    one('.laurel-picture-next').click()
    expect([shown(), one('.laurel-picture-next').getAttribute('aria-disabled')]).toEqual([
      'detail-ribbon.svg',
      'true',
    ])
    one('.laurel-picture-previous').click()
    expect(shown()).toBe('detail-plate.svg')
  })

  test('[S36] product gallery: right to left the arrow keys are mirrored', () => {
    show()
    document.body.className = 'rtl'
    click()
    key('ArrowLeft')
    expect(shown()).toBe('detail-plate.svg')
  })

  test.each([
    ['Escape', () => key('Escape')],
    ['the button', () => one('.laurel-picture-close').click()],
    ['a click beside the picture', () => dialog()?.click()],
  ])('[S36] product gallery: %s closes it, and the focus returns', (_, close) => {
    show()
    links()[0]?.focus()
    click()
    close()
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(links()[0])
    expect(one('.images').inert).toBe(false)
    click(1)
    expect(shown()).toBe('detail-plate.svg')
  })

  test('[S36] product gallery: a click on the picture does not close it', () => {
    show()
    click()
    image().click()
    expect(dialog()).not.toBeNull()
  })

  test('[S36] product gallery: a single picture has no way on', () => {
    show('product-gallery.one')
    click()
    expect(all('.laurel-picture-next, .laurel-picture-previous')).toEqual([])
    expect(caption()).toBe('Front')
  })

  test('[S36] product gallery: the links are read at the click: a variation may have changed them', () => {
    show()
    links()[0]?.setAttribute('href', '/assets/images/full/silver.svg')
    links()[0]?.setAttribute('data-caption', 'Silver')
    click()
    expect([shown(), caption()]).toEqual(['silver.svg', '1 / 3 – Silver'])
  })

  test.each([null, '', '#', '  ', 'javascript:alert(1)', 'data:text/html,x'])(
    '[S36] product gallery: a link to "%s" does nothing, and is no picture among the others',
    (href) => {
      show()
      if (href === null) links()[0]?.removeAttribute('href')
      else links()[0]?.setAttribute('href', href)
      expect(click()).toBe(true)
      expect(dialog()).toBeNull()
      click(1)
      expect(caption()).toBe('1 / 2 – Three lines on the plate')
    },
  )

  test('[X11] product gallery: captions that look like markup stay texts', () => {
    show('product-gallery.hostile')
    click(1)
    expect(caption()).toContain('<script>window.hacked=1</script>')
    expect(all('.laurel-picture script')).toEqual([])
    expect('hacked' in window).toBe(false)
  })

  test('[S36] product gallery: a click for a new tab is the browser’s, one that others have is theirs', () => {
    show()
    expect(click(0, { ctrlKey: true })).toBe(false)
    expect(dialog()).toBeNull()
    const take = (event: Event) => event.preventDefault()
    document.addEventListener('click', take, { capture: true })
    click()
    document.removeEventListener('click', take, { capture: true })
    expect(dialog()).toBeNull()
  })

  test('[S36] product gallery: when its link goes, so does the dialog', () => {
    show()
    const spy = vi.spyOn(console, 'error')
    click()
    for (const unmount of unmounts.splice(0)) unmount()
    expect(dialog()).toBeNull()
    expect(one('.images').inert).toBe(false)
    expect(click()).toBe(false)
    expect(spy).not.toHaveBeenCalled()
  })
})
