import { beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import {
  all,
  block,
  button,
  clearButton,
  click,
  container,
  field,
  freshMount,
  heardOf,
  hovered,
  IPHONE,
  isShown,
  microtasks,
  page,
  pass,
  press,
  rows,
  search,
  setUpSearch,
  show,
  states,
  titles,
  unmountAll,
  wake,
} from '../../../tests/unit/search-box'
import { settle } from '../../../tests/unit/settle'

setUpSearch()

const ON_PHONE = { attributes: { 'data-mobile-screen': 'true' } }
const isOpen = () => document.body.classList.contains('aws-overlay')
const closeButton = () => one('.aws-mobile-fixed-close')
const inert = () => all('*').filter((element) => element.inert)

/** The code of the overlay comes by itself. */
async function focus(box = 0) {
  field(box).focus()
  await vi.dynamicImportSettled()
  await settle()
}

async function open() {
  await show(ON_PHONE)
  await focus()
}

/** A window of this width, with or without a finger. */
const stubScreen = (width: number, pointer: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.split(' and ').every((condition) => {
      const most = /max-width: (\d+)px/.exec(condition)
      return most ? width <= Number(most[1]) : condition.includes(`pointer: ${pointer}`)
    }),
  }))

beforeEach(() => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE))

describe('[S43] search overlay: opening', () => {
  test('[S43] search overlay: the box moves into the overlay, with a placeholder in its place (row 76)', async () => {
    await show({ ...ON_PHONE, asleep: true })
    document.body.insertAdjacentHTML('beforeend', '<footer></footer>')
    await wake()
    const box = container()
    const next = box.nextElementSibling
    await focus()
    expect(all('.aws-container')).toEqual([box])
    expect(document.body.lastElementChild).toBe(box)
    expect(box.previousElementSibling?.className).toBe('aws-overlay-mask')
    expect(box.classList.contains('aws-mobile-fixed')).toBe(true)
    expect(box.firstElementChild).toBe(closeButton())
    expect(all('.aws-mobile-fixed-close > svg > path')).toHaveLength(1)
    expect(one('.aws-placement-container').nextElementSibling).toBe(next)
    expect(isOpen()).toBe(true)
    expect(document.activeElement).toBe(field())
    expect(states()).toEqual(['aws-focus'])
  })

  test('[S43] search overlay: the typed text is kept', async () => {
    await show(ON_PHONE)
    field().value = 'cup'
    await focus()
    expect(field().value).toBe('cup')
    expect(one('.aws-mobile-fixed .aws-search-field')).toBe(field())
  })

  test('[S43] search overlay: searching goes on in it', async () => {
    await open()
    await search('cup')
    expect(titles()).toHaveLength(3)
    expect(isShown()).toBe(true)
    await press('ArrowDown')
    expect(hovered()).toEqual([0])
    expect(states()).toEqual(['aws-focus', 'aws-form-active'])
  })

  test('[S43] search overlay: results shown by the focus are placed at the box’s new position', async () => {
    await show(ON_PHONE)
    const box = container()
    box.getBoundingClientRect = () =>
      new DOMRect(0, box.classList.contains('aws-mobile-fixed') ? 10 : 900, 300, 44)
    await search('cup')
    expect(block().style.top).toBe('900px')
    await click()
    await focus()
    expect(isShown()).toBe(true)
    expect(block().style.top).toBe('10px')
  })

  test('[S43] search overlay: a field that has the focus when the code comes opens it', async () => {
    await show({ ...ON_PHONE, asleep: true })
    field().focus()
    await wake()
    await vi.dynamicImportSettled()
    await settle()
    expect(isOpen()).toBe(true)
  })

  test('[S43] search overlay: on phones its code is loaded before the first focus', async () => {
    await show({ ...ON_PHONE, asleep: true })
    await wake(await freshMount())
    await vi.dynamicImportSettled()
    field().focus()
    await microtasks()
    expect(isOpen()).toBe(true)
  })

  test.each([
    ['a narrow window with a finger', 767, 'coarse', true],
    ['a wider one', 768, 'coarse', false],
    ['a narrow window with a mouse (row 79)', 600, 'fine', false],
  ] as const)('[S43] search overlay: %s of %d px, %s: %s', async (_, width, pointer, opens) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
    stubScreen(width, pointer)
    await open()
    expect(isOpen()).toBe(opens)
  })

  test.each([
    ['data-mobile-screen', 'false'],
    ['data-mobile-screen', ''],
    ['data-mobile-screen', null],
  ])('[S43] search overlay: none with %s %j', async (name, value) => {
    await show({ attributes: { [name]: value } })
    await focus()
    expect(isOpen()).toBe(false)
    expect(states()).toEqual(['aws-focus'])
  })

  test.each(['the box', 'what is around it'])(
    '[S43] search overlay: none where %s is fixed (row 78)',
    async (which) => {
      await show({ ...ON_PHONE, asleep: true })
      const header = document.createElement('header')
      container().before(header)
      header.append(container())
      const fixed = which === 'the box' ? container() : header
      fixed.style.position = 'fixed'
      await wake()
      await focus()
      expect(isOpen()).toBe(false)
      expect(header.contains(container())).toBe(true)
    },
  )

  test('[S43] search overlay: one at a time', async () => {
    await show({ fragment: 'live-search.two', ...ON_PHONE })
    container(1).setAttribute('data-mobile-screen', 'true')
    unmountAll()
    await wake()
    await focus(0)
    const [first, second] = [one('.aws-mobile-fixed'), one('.aws-js-seamless')]
    one('.aws-search-field', second).focus()
    await settle()
    expect(all('.aws-mobile-fixed')).toEqual([first])
    expect(all('.aws-overlay-mask')).toHaveLength(1)
  })
})

describe('[S43] search overlay: closing', () => {
  test('[S43] search overlay: closing restores everything, except for the typed text (row 77)', async () => {
    vi.stubGlobal('scrollY', 120)
    await show({ ...ON_PHONE, asleep: true })
    document.body.insertAdjacentHTML('afterbegin', '<header></header>')
    document.body.insertAdjacentHTML('beforeend', '<footer></footer>')
    await wake()
    const box = container()
    const before = document.body.innerHTML
    await focus()
    await search('cup')
    vi.stubGlobal('scrollY', 0)
    await click(closeButton())
    expect(container()).toBe(box)
    expect(field().value).toBe('cup')
    expect(isShown()).toBe(false)
    expect(states()).toEqual([])
    expect(heardOf('awsResultsHidden')).toHaveLength(1)
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 120, behavior: 'instant' })
    expect(document.body.classList.contains('aws-overlay')).toBe(false)
    await click(all('.aws-search-clear')[0])
    await click(closeButton())
    unmountAll()
    await wake()
    const number = /aws-search-result-\d+/g
    expect(document.body.innerHTML.replace(number, '').replace(/\s*class=""/g, '')).toBe(
      before.replace(number, '').replace(/\s*class=""/g, ''),
    )
  })

  test('[S43] search overlay: focus returns to the search button, and the overlay does not open again', async () => {
    await open()
    await click(closeButton())
    expect(document.activeElement).toBe(button())
    await pass(1000)
    expect(isOpen()).toBe(false)
    await focus()
    expect(isOpen()).toBe(true)
  })

  test('[S43] search overlay: focus returns to a box without button', async () => {
    await show({ part: 'field-alone', ...ON_PHONE })
    await focus()
    await click(closeButton())
    expect(document.activeElement).toBe(container())
    container().blur()
    expect(container().hasAttribute('tabindex')).toBe(false)
  })

  test('[S43] search overlay: focus outside the box stays', async () => {
    await open()
    document.body.insertAdjacentHTML('beforeend', '<input id="other">')
    one('#other').focus()
    closeButton().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await settle()
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(one('#other'))
  })

  test.each(['Enter', ' '])('[S43] search overlay: %j works the close button', async (key) => {
    await open()
    expect((await press(key, closeButton())).defaultPrevented).toBe(true)
    expect(isOpen()).toBe(false)
  })

  test('[S43] search overlay: Escape closes the results first, then the overlay', async () => {
    await open()
    await search('cup')
    await press('Escape')
    expect(isShown()).toBe(false)
    expect(isOpen()).toBe(true)
    await press('Escape')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  test('[S43] search overlay: Escape in a box without results closes it', async () => {
    await open()
    await press('Escape')
    expect(isOpen()).toBe(false)
  })

  test('[S43] search overlay: a click on the mask hides the results only', async () => {
    await open()
    await search('cup')
    await click(one('.aws-overlay-mask'))
    expect(isShown()).toBe(false)
    expect(isOpen()).toBe(true)
  })

  test('[S43] search overlay: the tap that opens it is no outside click', async () => {
    await show(ON_PHONE)
    await search('cup')
    await click()
    expect(isShown()).toBe(false)
    field().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    await focus()
    expect(isShown()).toBe(true)
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await settle()
    expect(isShown()).toBe(true)
  })

  test('[S43] search overlay: the clear button leaves it open', async () => {
    await open()
    await search('cup')
    await click(clearButton())
    expect(isOpen()).toBe(true)
    expect(document.activeElement).toBe(field())
    expect(rows()).toEqual([])
  })

  test('[S43] search overlay: without its placeholder the box stays in the body', async () => {
    await open()
    one('.aws-placement-container').remove()
    await click(closeButton())
    expect(isOpen()).toBe(false)
    expect(container().isConnected).toBe(true)
    expect(container().classList.contains('aws-mobile-fixed')).toBe(false)
  })

  test('[S43] search overlay: a box that was taken off the page does not come back', async () => {
    await open()
    const box = container()
    box.remove()
    unmountAll()
    expect(box.isConnected).toBe(false)
    expect(document.body.children).toHaveLength(0)
    expect(isOpen()).toBe(false)
  })

  test('[S43] search overlay: unmounted while it is open, it leaves nothing', async () => {
    await show({ ...ON_PHONE, asleep: true })
    document.body.insertAdjacentHTML('beforeend', '<footer></footer>')
    const printed = document.body.innerHTML
    await wake()
    await focus()
    await search('cup')
    unmountAll()
    one(':focus').blur()
    await pass(1)
    expect(document.body.innerHTML).toBe(printed)
    expect(inert()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('[S43] search overlay: for the keyboard and for screen readers', () => {
  test('[S43] search overlay: a labelled dialog with a close button', async () => {
    await open()
    expect(container().getAttribute('role')).toBe('dialog')
    expect(container().getAttribute('aria-modal')).toBe('true')
    expect(container().getAttribute('aria-label')).toBe('Search')
    expect(closeButton().getAttribute('role')).toBe('button')
    expect(closeButton().getAttribute('aria-label')).toBe('Close search')
    expect(closeButton().tabIndex).toBe(0)
    await click(closeButton())
    for (const name of ['role', 'aria-modal', 'aria-label'])
      expect(container().hasAttribute(name)).toBe(false)
  })

  test('[S43] search overlay: the rest of the page is inert, box and results are not', async () => {
    await show({ ...ON_PHONE, asleep: true })
    document.body.insertAdjacentHTML('afterbegin', '<header><a href="/">Home</a></header>')
    document.body.insertAdjacentHTML('beforeend', '<footer></footer><p role="status"></p>')
    one('footer').inert = true
    await wake()
    await focus()
    const covered = [one('header'), one('.aws-placement-container'), one('footer')]
    expect(inert()).toEqual(covered)
    await click(closeButton())
    expect(inert()).toEqual([one('footer')])
  })
})

describe('[S43] search overlay: what scripts want', () => {
  const want = (answer: (options: unknown) => unknown) =>
    vi.stubGlobal('AwsHooks', {
      filters: {},
      apply_filters: (tag: string, value: unknown, options: unknown) =>
        tag === 'aws_show_modal_layout' ? answer(options) : value,
    })

  test('[S43] search overlay: anywhere, whatever the settings (aws_show_modal_layout)', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
    want(() => 1)
    await show({ asleep: true })
    container().style.position = 'fixed'
    await wake()
    await focus()
    expect(isOpen()).toBe(true)
  })

  test('[S43] search overlay: a script that does not want it leaves it to the settings', async () => {
    const answer = vi.fn(() => false)
    want(answer)
    await open()
    expect(isOpen()).toBe(true)
    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ form: container() }))
  })

  test('[S43] search overlay: a filter that throws is reported', async () => {
    want(() => {
      throw new Error('no cup')
    })
    await open()
    expect(isOpen()).toBe(true)
    expect(page.report).toHaveBeenCalledWith(new Error('no cup'))
  })
})

describe('[S43] search overlay: code that cannot be loaded', () => {
  test('[S43] search overlay: the box works where it is, and the next focus tries again', async () => {
    vi.doMock('./overlay', () => {
      throw new Error('no code')
    })
    await show({ ...ON_PHONE, asleep: true })
    await wake(await freshMount())
    await focus()
    expect(page.report).toHaveBeenCalledWith(expect.anything(), 'load')
    expect(isOpen()).toBe(false)
    expect(all('.aws-overlay-mask, .aws-placement-container')).toEqual([])
    await search('cup')
    expect(titles()).toHaveLength(3)
    expect(isShown()).toBe(true)
    vi.doUnmock('./overlay')
  })

  test('[S43] search overlay: code that loads after unmount changes nothing', async () => {
    const code = gate()
    const arrives = vi.fn()
    vi.doMock('./overlay', async (importOriginal) => {
      await code.promise
      arrives()
      return await importOriginal()
    })
    await show({ ...ON_PHONE, asleep: true })
    const printed = document.body.innerHTML
    await wake(await freshMount())
    field().focus()
    await microtasks()
    unmountAll()
    code.open()
    await vi.waitFor(() => expect(arrives).toHaveBeenCalled())
    await vi.dynamicImportSettled()
    await settle()
    expect(document.body.innerHTML).toBe(printed)
    expect(isOpen()).toBe(false)
    vi.doUnmock('./overlay')
  })
})
