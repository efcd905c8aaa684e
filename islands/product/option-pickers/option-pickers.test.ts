import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { lateMounter, unmountAll } from '../../../tests/unit/mounter'
import { optionPickersView } from '../PriceCalculator'
import { mount as island } from '.'

/** The code of the modals has come, or not. */
let isHere: Promise<void> | undefined
const mount = lateMounter(island, optionPickersView, () => isHere)

const jQuery = createRequire(import.meta.url)('jquery3')
const BUILT_MS = 1000
const FADE_MS = 400
const GOLD = '.centre-badge[data-slug="football-gold"]'
const NETBALL = '.centre-badge[data-slug="netball"]'

let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  // Fades end at once; how long they take is looked at in a test of its own.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  vi.stubGlobal('global_monstacc1', {
    'football-gold': { components_image: ['/football-gold.png'], components_code: ['C101'] },
    netball: { components_image: [] },
  })
  isHere = undefined
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(fragment = 'pickers', prepare: () => void = () => {}) {
  showFragment(fragment)
  document.body.classList.add('single-product')
  prepare()
  page = fakePage()
  start()
}
function start() {
  mount(one('.single_variation_wrap'), page)
}
/** Shows the buttons; the code of the modals has come with the visitor's approach. */
async function showBuilt(fragment = 'pickers', prepare: () => void = () => {}) {
  show(fragment, prepare)
  vi.advanceTimersByTime(BUILT_MS)
  await approach(one('.single_variation_wrap'))
}
async function approach(host: HTMLElement) {
  host.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.dynamicImportSettled()
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const select = (id: string) => one<HTMLSelectElement>(`[id="${id}"]`)
const buttonOf = (id: string) => select(id).nextElementSibling as HTMLElement
const modal = (name = 'monstacc1_modal') => one(`.${name}`)
const isOpen = (name?: string) => modal(name).style.display === 'block'
const status = (name?: string) => modal(name).querySelector('.centre_modal-title span')?.textContent
const badges = () => all('.centre-badge')
const press = (target: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}
const open = (id = '101_pa_monstacc1') => buttonOf(id).click()

describe('[S34] pickers: their buttons', () => {
  test('[S34] pickers: buttons are added one second after parsing (M01, M02)', () => {
    show()
    vi.advanceTimersByTime(BUILT_MS - 1)
    expect(all('.centre-button')).toEqual([])
    vi.advanceTimersByTime(1)
    const button = buttonOf('101_pa_monstacc1')
    expect(button.outerHTML).toBe(
      '<button class="centre-button" type="button" data-modal="monstacc1_modal" aria-haspopup="dialog" aria-description="1 Inch Centres">Select Centres</button>',
    )
    expect(select('101_pa_monstacc1').classList.contains('centre-hidden')).toBe(true)
  })

  test('[S34] pickers: buttons are added at once when that second has passed', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { domContentLoadedEventStart: 1, type: 'navigate' } as unknown as PerformanceEntry,
    ])
    vi.spyOn(performance, 'now').mockReturnValue(3000)
    show()
    vi.advanceTimersByTime(0)
    expect(all('.centre-button').length).toBeGreaterThan(0)
    vi.restoreAllMocks()
  })

  test('[S34] pickers: one button for each option select, none for size and colour (M03, M04, M05)', async () => {
    await showBuilt()
    expect(buttonOf('101_pa_monsta80').textContent).toBe('Select Ribbons')
    expect(buttonOf('101_pa_monstaneck').textContent).toBe('Select Neck Ribbons')
    expect(buttonOf('101_pa_monstaengraving').className).toBe('centre-button')
    const selects = all('.single_variation_wrap select[class*="monsta_pa_"]')
    expect(all('.centre-button')).toHaveLength(selects.length)
    expect(buttonOf('101_pa_monstacc1')).not.toBe(buttonOf('102_pa_monstacc1'))
    expect(one('#pa_monstasize').nextElementSibling?.classList.contains('centre-button')).toBe(false)
  })

  test('[S34] pickers: mounting twice adds no second button; a button of an older script is used (M25)', async () => {
    await showBuilt('pricing.odd')
    start()
    vi.advanceTimersByTime(BUILT_MS)
    const [size] = [all('select[class*="monsta_pa_"]').length]
    expect(all('.centre-button')).toHaveLength(size)
    const old = buttonOf('142_pa_monsta80')
    expect(old.textContent).toBe('Select  Ribbons ')
    old.click()
    expect(isOpen('monsta80_modal')).toBe(true)
    expect(one('#attribute_pa_monstacolor').nextElementSibling).toBeNull()
    expect(buttonOf('142_pa_monstastand').textContent).toBe('Select Centre')
  })

  test('[S34] pickers: selects that are added later get a button', async () => {
    await showBuilt()
    const wrapper = select('101_pa_monstacc1').closest('[class*="monsta_attribute_pa_"]') as HTMLElement
    const copy = wrapper.cloneNode(true) as HTMLElement
    for (const built of copy.querySelectorAll('.centre-button')) built.remove()
    one('.single_variation_wrap').append(copy)
    page.tellMarkup(copy)
    expect(copy.querySelectorAll('.centre-button')).toHaveLength(1)
  })

  test('[S34] pickers: a choice that the server printed or the browser restored is shown (M20)', async () => {
    await showBuilt('pickers', () => {
      select('101_pa_monstacc1').value = 'football-gold'
    })
    const chosen = buttonOf('101_pa_monstacc1').nextElementSibling
    expect(chosen?.outerHTML).toBe(
      '<div class="selected-centre selected-centre-monstacc1_modal" data-selected="football-gold">Football Gold ($1.75)</div>',
    )
    select('101_pa_monstacc1').value = ''
    window.dispatchEvent(new Event('pageshow'))
    expect(all('.selected-centre')).toEqual([])
  })

  test('[S34] pickers: a disabled button does nothing (M22)', async () => {
    await showBuilt()
    buttonOf('101_pa_monstacc1').setAttribute('disabled', 'disabled')
    open()
    expect(isOpen()).toBe(false)
  })
})

describe('[S34] pickers: the modal', () => {
  test('[S34] pickers: one badge for each enabled option, in order (M06)', async () => {
    await showBuilt()
    const sent = vi.fn((event: Event) => event.preventDefault())
    one('form').addEventListener('submit', sent)
    open()
    expect(isOpen()).toBe(true)
    expect(sent).not.toHaveBeenCalled()
    expect(badges().map((badge) => badge.getAttribute('data-slug'))).toEqual([
      'football-gold',
      'netball',
      'cricket',
    ])
    expect(badges().map((badge) => badge.getAttribute('data-label'))).toEqual([
      'Football Gold ($1.75)',
      'Netball ($1.00)',
      'Cricket ($0.00)',
    ])
    const picture = one<HTMLImageElement>(`${GOLD} > .img-wrap > img`)
    expect([picture.getAttribute('src'), picture.alt, picture.getAttribute('width')]).toEqual([
      '/football-gold.png',
      'Football Gold',
      '150',
    ])
    expect(one(`${GOLD} > label`).textContent).toBe('Football Gold ($1.75)')
    expect(one(NETBALL).querySelector('.img-wrap')).toBeNull()
    expect(status()).toBe('')
  })

  test('[S34] pickers: a picture that cannot be loaded leaves the label alone', async () => {
    await showBuilt()
    open()
    one(`${GOLD} img`).dispatchEvent(new Event('error'))
    expect(one(GOLD).textContent).toBe('Football Gold ($1.75)')
    expect(one(GOLD).querySelector('.img-wrap')).toBeNull()
  })

  test('[S34] pickers: a choice sets the select, and is highlighted and named (M13, M14)', async () => {
    await showBuilt()
    open()
    const heard: string[] = []
    document.addEventListener('change', ({ target }) => heard.push((target as Element).id), { once: true })
    one(`${GOLD} label`).click()
    expect(select('101_pa_monstacc1').value).toBe('football-gold')
    expect(heard).toEqual(['101_pa_monstacc1'])
    expect(all('.centre-badge.selected')).toEqual([one(GOLD)])
    expect(modal().getAttribute('data-selected')).toBe('football-gold')
    expect(status()).toBe('Selected: football-gold')
    const chosen = buttonOf('101_pa_monstacc1').nextElementSibling as HTMLElement
    expect(chosen.className).toBe('selected-centre selected-centre-monstacc1_modal')
    expect([chosen.getAttribute('data-selected'), chosen.textContent]).toEqual([
      'football-gold',
      'Football Gold ($1.75)',
    ])
    expect([...select('101_pa_monstacc1').options].map((option) => option.hasAttribute('selected'))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    expect(isOpen()).toBe(true)
  })

  test('[S34] pickers: the page’s own currency on the badges (D03); no gate before the cart (M24)', async () => {
    await showBuilt('pickers', () => one('.product-summary-wrap').setAttribute('data-currency', '£'))
    open()
    expect(badges()[0]?.getAttribute('data-label')).toBe('Football Gold (£1.75)')
    expect(document.querySelector('.btn-disabled, .ribbon-select')).toBeNull()
  })

  test('[S34] [S35] pickers: a button that has been disabled does not get the focus back, and stays in the tab order', async () => {
    await showBuilt()
    const button = buttonOf('101_pa_monstacc1')
    button.focus()
    open()
    await vi.dynamicImportSettled()
    button.setAttribute('disabled', 'disabled')
    one('.centre_footer-btn').click()
    expect(document.activeElement).toBe(button.parentElement)
    expect(button.hasAttribute('tabindex')).toBe(false)
  })

  test('[S34] pickers: another choice replaces the first (M16)', async () => {
    await showBuilt()
    open()
    one(GOLD).click()
    one(NETBALL).click()
    expect(all('.selected-centre')).toHaveLength(1)
    expect(one('.selected-centre').textContent).toBe('Netball ($1.00)')
    expect(all('.centre-badge.selected')).toEqual([one(NETBALL)])
  })

  test.each([
    ['the cross', '.close_modal'],
    ['Done', '.centre_footer-btn'],
  ])('[S34] pickers: %s closes it, and the choice stays (M17)', async (_, closer) => {
    await showBuilt()
    buttonOf('101_pa_monstacc1').focus()
    open()
    one(GOLD).click()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    modal().querySelector(closer)?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(isOpen()).toBe(false)
    expect(select('101_pa_monstacc1').value).toBe('football-gold')
    expect(document.activeElement).toBe(buttonOf('101_pa_monstacc1'))
  })

  test('[S34] pickers: Escape and a click outside close the modal as well', async () => {
    await showBuilt()
    open()
    press(one(GOLD), 'Escape')
    expect(isOpen()).toBe(false)
    open()
    modal().click()
    expect(isOpen()).toBe(false)
    open()
    one('.centre_modal-inner').click()
    expect(isOpen()).toBe(true)
  })

  test('[S34] pickers: the modal fades in and out in 400 ms', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const animate = vi.fn(() => ({ onfinish: null, finish: () => {} }))
    await showBuilt()
    Object.defineProperty(modal(), 'animate', { value: animate })
    open()
    expect(animate).toHaveBeenCalledExactlyOnceWith([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS })
    one('.centre_footer-btn').click()
    expect(animate).toHaveBeenLastCalledWith([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS })
  })

  test('[S34] pickers: opened again, the current value is highlighted (M18)', async () => {
    await showBuilt()
    open()
    one(GOLD).click()
    one('.centre_footer-btn').click()
    open()
    expect(all('.centre-badge.selected')).toEqual([one(GOLD)])
    expect(status()).toBe('Selected: football-gold')
  })

  test('[S34] pickers: each size has its own choice in a shared modal (M19)', async () => {
    await showBuilt()
    open()
    one(GOLD).click()
    one('.centre_footer-btn').click()
    open('102_pa_monstacc1')
    expect(all('.centre-badge.selected')).toEqual([])
    expect(status()).toBe('')
    expect(modal().hasAttribute('data-selected')).toBe(false)
    one('.centre_footer-btn').click()
    open()
    expect(all('.centre-badge.selected')).toEqual([one(GOLD)])
  })

  test('[S34] pickers: a missing modal is created (M21)', async () => {
    await showBuilt('pickers', () => {
      for (const printed of all('.monsta_modal')) printed.remove()
    })
    open()
    expect(isOpen()).toBe(true)
    expect(modal().className).toBe('monstacc1_modal monsta_modal')
    expect(modal().parentElement).toBe(document.body)
    expect(one('.centre_modal-title').textContent).toBe('Centres× ')
    one(GOLD).click()
    expect(status()).toBe('Selected: football-gold')
    one('.centre_footer-btn').click()
    expect(isOpen()).toBe(false)
    open()
    expect(all('.monstacc1_modal')).toHaveLength(1)
  })

  test('[S34] pickers: modals with older class names are found (M23)', async () => {
    vi.stubGlobal('global_monstacc1', undefined)
    vi.stubGlobal('global_variations', {
      centre_modal: { 'football-gold': { components_image: '/old.png' } },
    })
    await showBuilt('pickers.old')
    expect(buttonOf('101_pa_monstacc1').getAttribute('data-modal')).toBe('centre_modal')
    open()
    expect(isOpen('centre_modal')).toBe(true)
    expect(one(`${GOLD} img`).getAttribute('src')).toBe('/old.png')
    one(GOLD).click()
    expect(one('.selected-centre').className).toBe('selected-centre selected-centre-centre_modal')
    one('.centre_modal .centre_footer-btn').click()
    open('101_pa_monstaneck')
    expect(isOpen('monsta_neck_ribbon_modal')).toBe(true)
  })

  test('[S34] pickers: without picture tables the badges have labels only', async () => {
    vi.stubGlobal('global_monstacc1', undefined)
    await showBuilt()
    open()
    expect(badges()).toHaveLength(3)
    expect(all('.centre-badge img')).toEqual([])
    one(NETBALL).click()
    expect(select('101_pa_monstacc1').value).toBe('netball')
  })

  test('[S34] pickers: changes by other scripts are shown', async () => {
    vi.stubGlobal('jQuery', jQuery)
    await showBuilt()
    jQuery(select('101_pa_monstacc1')).val('netball').trigger('change')
    expect(one('.selected-centre').textContent).toBe('Netball ($1.00)')
  })
})

describe('[S34] pickers: more than one return', () => {
  test('[S34] pickers: restored choices are saved again', () => {
    history.replaceState({ 'laurel:options': { '101_pa_monstacc1': 'football-gold' } }, '')
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'back_forward' } as unknown as PerformanceEntry,
    ])
    show()
    // Another script's change while the buttons are not there yet.
    select('101_pa_monstacc1').dispatchEvent(new Event('change', { bubbles: true }))
    vi.advanceTimersByTime(BUILT_MS)
    expect(select('101_pa_monstacc1').value).toBe('football-gold')
    expect(one('.selected-centre').textContent).toBe('Football Gold ($1.75)')
    expect(history.state['laurel:options']['101_pa_monstacc1']).toBe('football-gold')
    vi.restoreAllMocks()
    history.replaceState(null, '')
  })
})

describe('[S34] pickers: hundreds of options', () => {
  const lengthen = () => {
    const options = Array.from(
      { length: 300 },
      (_, index) => `<option value="o${index}" class="enabled">Number ${index}</option>`,
    )
    select('101_pa_monstacc1').innerHTML = options.join('')
    select('101_pa_monstacc1').value = ''
  }

  test('[S34] pickers: visible badges are created at once, the others later', async () => {
    await showBuilt('pickers', lengthen)
    open()
    expect(badges()).toHaveLength(24)
    vi.advanceTimersByTime(50)
    expect(badges().length).toBeGreaterThan(24)
    badges()[3]?.click()
    vi.advanceTimersByTime(1000)
    expect(badges()).toHaveLength(300)
    expect(badges().map((badge) => badge.getAttribute('data-slug'))).toEqual(
      Array.from({ length: 300 }, (_, index) => `o${index}`),
    )
    expect(all('.centre-badge.selected')).toHaveLength(1)
    expect(badges().filter((badge) => badge.tabIndex === 0)).toHaveLength(1)
  })

  test('[S34] pickers: a key and a choice beyond the created badges work', async () => {
    await showBuilt('pickers', lengthen)
    open()
    press(badges()[0] as Element, 'End')
    expect(badges()).toHaveLength(300)
    expect(document.activeElement).toBe(badges()[299])
    expect(select('101_pa_monstacc1').value).toBe('o299')
    one('.centre_footer-btn').click()
    open()
    expect(document.activeElement).toBe(badges()[299])
    expect(all('.centre-badge.selected')).toEqual([badges()[299]])
  })

  test('[S34] pickers: after closing no more badges are created', async () => {
    await showBuilt('pickers', lengthen)
    open()
    one('.centre_footer-btn').click()
    vi.advanceTimersByTime(1000)
    expect(badges()).toHaveLength(24)
  })
})

describe('[S34] pickers: hostile pages', () => {
  test('[S34] pickers: texts and slugs are never parsed as HTML (M12)', async () => {
    vi.stubGlobal(
      'global_monstacc1',
      JSON.parse('{"__proto__":{"components_image":["javascript:hacked()"]}}'),
    )
    await showBuilt('pickers.hostile')
    open()
    // The fifth broke its own markup, and is not offered.
    expect(badges()).toHaveLength(4)
    for (const badge of badges()) {
      expect(badge.getAttributeNames().sort()).toEqual(
        ['aria-checked', 'class', 'data-label', 'data-slug', 'role', 'tabindex'].sort(),
      )
      expect(badge.querySelectorAll('*')).toHaveLength(1)
    }
    for (const badge of badges()) badge.click()
    expect(
      document.querySelector('.single_variation_wrap img, .single_variation_wrap script, .monsta_modal img'),
    ).toBeNull()
    expect(Reflect.get(window, 'hacked')).toBeUndefined()
  })
})

describe('[S34] pickers: by keyboard and screen reader', () => {
  test('[S34] pickers: the dialog holds a radio group, and focus starts at the chosen badge', async () => {
    await showBuilt()
    open()
    expect([modal().getAttribute('role'), modal().getAttribute('aria-label')]).toEqual([
      'dialog',
      'Select Centres',
    ])
    const group = one('.centre_modal-body')
    expect([group.getAttribute('role'), group.getAttribute('aria-label')]).toEqual(['radiogroup', 'Centres'])
    expect(document.activeElement).toBe(one(GOLD))
    expect(badges().map((badge) => badge.tabIndex)).toEqual([0, -1, -1])
    one(NETBALL).click()
    one('.centre_footer-btn').click()
    open()
    expect(document.activeElement).toBe(one(NETBALL))
    expect(badges().map((badge) => badge.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false'])
  })

  test('[S34] pickers: arrow keys, Enter and Space choose', async () => {
    await showBuilt()
    open()
    expect(press(one(GOLD), 'ArrowRight').defaultPrevented).toBe(true)
    expect(document.activeElement).toBe(one(NETBALL))
    expect(select('101_pa_monstacc1').value).toBe('netball')
    press(one(NETBALL), 'Home')
    expect(select('101_pa_monstacc1').value).toBe('football-gold')
    one(NETBALL).focus()
    expect(press(one(NETBALL), ' ').defaultPrevented).toBe(true)
    expect(select('101_pa_monstacc1').value).toBe('netball')
    press(one(GOLD), 'Enter')
    expect(select('101_pa_monstacc1').value).toBe('football-gold')
    expect(press(one(GOLD), 'x').defaultPrevented).toBe(false)
  })

  test('[S34] pickers: the cross works as a button by keyboard while the modal is open', async () => {
    await showBuilt()
    const cross = one('.close_modal')
    const names = () => [cross, one('.centre_modal-body')].map((part) => part.getAttributeNames())
    const printed = names()
    open()
    expect([cross.getAttribute('role'), cross.getAttribute('aria-label'), cross.tabIndex]).toEqual([
      'button',
      'Close',
      0,
    ])
    press(cross, 'Enter')
    expect(isOpen()).toBe(false)
    expect(names()).toEqual(printed)
  })
})

describe('[S34] pickers: before the code of the modals is there', () => {
  test('[S34] pickers: a press opens the modal once the code has come', async () => {
    const file = gate()
    isHere = file.promise
    show()
    vi.advanceTimersByTime(BUILT_MS)
    open()
    open('101_pa_monsta80')
    expect(badges()).toEqual([])
    file.open()
    await vi.advanceTimersByTimeAsync(0)
    expect([isOpen(), isOpen('monsta80_modal')]).toEqual([false, true])
    expect(badges().length).toBeGreaterThan(0)
  })

  test('[S34] pickers: where the code cannot be fetched, the selects are back', async () => {
    isHere = Promise.reject(new Error('offline'))
    show()
    vi.advanceTimersByTime(BUILT_MS)
    open()
    await vi.advanceTimersByTimeAsync(0)
    expect(all('.centre-button, .centre-hidden')).toEqual([])
  })
})

describe('[S34] pickers: none', () => {
  const none = () => one<HTMLButtonElement>('.laurel-none')

  test('[S34] pickers: “None” undoes the choice, and the modal stays open (M26)', async () => {
    await showBuilt()
    open()
    one(GOLD).click()
    const heard: string[] = []
    document.addEventListener('change', ({ target }) => heard.push((target as Element).id), { once: true })
    none().focus()
    none().click()
    expect(select('101_pa_monstacc1').value).toBe('')
    expect(heard).toEqual(['101_pa_monstacc1'])
    expect(all('.selected-centre, .centre-badge.selected')).toEqual([])
    expect([status(), modal().hasAttribute('data-selected')]).toEqual(['', false])
    expect([isOpen(), document.activeElement]).toEqual([true, none()])
  })

  test('[S34] pickers: “None” is after “Done” while the modal is open', async () => {
    await showBuilt()
    open()
    expect([none().textContent, none().type]).toEqual(['None', 'button'])
    expect(none().previousElementSibling).toBe(one('.centre_footer-btn'))
    one('.centre_footer-btn').click()
    expect(all('.laurel-none')).toEqual([])
  })
})

describe('[S34] pickers: two products', () => {
  test('[S34] pickers: a modal that two products share has the badges of the one that opened it', async () => {
    await showBuilt()
    const second = one('.single_variation_wrap').cloneNode(true) as HTMLElement
    for (const built of second.querySelectorAll('.centre-button')) built.remove()
    for (const [index, badge] of second.querySelectorAll('[id="101_pa_monstacc1"] option').entries()) {
      if (index > 1) badge.remove()
    }
    one('form').after(second)
    mount(second, page)
    vi.advanceTimersByTime(BUILT_MS)
    await approach(second)
    const button = one('[id="101_pa_monstacc1"] + .centre-button', second)
    open()
    one('.centre_footer-btn').click()
    button.click()
    expect(badges()).toHaveLength(1)
    one('.centre_footer-btn').click()
    open()
    expect(badges()).toHaveLength(3)
  })
})

describe('[S34] pickers: unmounting', () => {
  test('[S34] pickers: after unmount the selects are back with their values', async () => {
    await showBuilt()
    open()
    one(GOLD).click()
    unmountAll()
    expect(isOpen()).toBe(false)
    expect(all('.centre-button, .selected-centre, .centre-hidden')).toEqual([])
    expect(select('101_pa_monstacc1').value).toBe('football-gold')
  })

  test('[S34] pickers: unmounted before the buttons are added, none are added', () => {
    show()
    unmountAll()
    vi.advanceTimersByTime(BUILT_MS)
    expect(all('.centre-button')).toEqual([])
  })
})
