import { describe, expect, test, vi } from 'vitest'
import type { Mount } from '../../../src/page/island'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { lateMounter, mounter, unmountAll } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { withoutStorage } from '../../../tests/unit/without-storage'
import { COPY_CALL, send } from '../calls'
import { mount as order } from '../engraving-order'
import { mount as island } from '.'
import { engravingLinesView } from './view'

const mount = lateMounter(island, engravingLinesView)

function show(prepare = () => {}) {
  showFragment('engraving-lines')
  prepare()
  mount(one('#tmmengravingdetails'), fakePage())
}
/** The page is opened again, as the server prints it. */
function reopen(prepare = () => {}) {
  unmountAll()
  show(prepare)
}
const pieces = (item: number) => [...document.querySelectorAll<HTMLElement>(`.engravedItems_${item}`)]
function fields(item: number, piece: number, line: number) {
  const row = pieces(item)[piece]?.querySelectorAll('li')[line]
  if (!row) throw new Error('no such line')
  return {
    text: one<HTMLInputElement>('[type="text"]', row),
    logo: one<HTMLInputElement>('[type="checkbox"]', row),
    row,
  }
}
async function type(text: HTMLInputElement, value: string) {
  text.value = value
  text.dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
}
async function tick(logo: HTMLInputElement) {
  logo.click()
  await settle()
}
async function copy(order: number, position: number, itemPosition: number) {
  const taken = send(one('#tmmengravingdetails'), COPY_CALL, { order, position, itemPosition })
  await settle()
  return taken
}
const stateOf = ({ text, logo }: ReturnType<typeof fields>) => [
  text.value,
  text.readOnly,
  logo.checked,
  logo.disabled,
]
const EMPTY = ['', false, false, false]
const said = () => document.querySelector('.laurel-live-region')?.textContent

describe('[E04] engraving lines', () => {
  test('[E04] engraving lines: a text locks the logo of its line; cleared, it is free (15.6 E09)', async () => {
    show()
    const line = fields(0, 0, 0)
    await type(line.text, 'Champion')
    expect(stateOf(line)).toEqual(['Champion', false, false, true])
    expect(fields(0, 0, 1).logo.disabled).toBe(false)
    await type(line.text, ' ')
    expect(line.logo.disabled).toBe(false)
  })

  test('[E04] engraving lines: the logo locks the text; unticked, it is free (15.6 E10)', async () => {
    show()
    const line = fields(0, 0, 0)
    await tick(line.logo)
    expect(stateOf(line)).toEqual(['', true, true, false])
    await tick(line.logo)
    expect(stateOf(line)).toEqual(EMPTY)
  })

  test('[E04] engraving lines: a line is copied to the same line of the later pieces alone (15.6 E11)', async () => {
    show()
    const [first, second, third] = [fields(2, 0, 1), fields(2, 1, 1), fields(2, 2, 1)]
    await type(first.text, 'Best and fairest')
    expect(await copy(1, 0, 2)).toBe(true)
    for (const line of [first, second, third]) {
      expect(stateOf(line)).toEqual(['Best and fairest', false, false, true])
    }
    for (const [item, piece, line] of [
      [2, 0, 0],
      [2, 1, 0],
      [0, 0, 1],
      [0, 1, 1],
    ] as const) {
      expect(stateOf(fields(item, piece, line))).toEqual(EMPTY)
    }
    expect(said()).toBe('Copied to 2 later pieces.')
    await type(first.text, '')
    await tick(first.logo)
    await copy(1, 0, 2)
    expect(stateOf(third)).toEqual(['', true, true, false])
  })

  test('[E04] engraving lines: a copy can be undone, and the focus stays with it', async () => {
    show()
    await type(fields(2, 1, 0).text, 'Runner-up')
    await type(fields(2, 0, 0).text, 'Champion')
    await copy(0, 0, 2)
    expect(fields(2, 1, 0).text.value).toBe('Champion')
    one<HTMLButtonElement>('.laurel-engraving-copied button').click()
    await settle()
    expect([0, 1, 2].map((piece) => fields(2, piece, 0).text.value)).toEqual(['Champion', 'Runner-up', ''])
    expect(document.querySelector('.laurel-engraving-copied')).toBeNull()
    expect(document.activeElement).toBe(fields(2, 0, 0).row.querySelector('.tmm-arrow'))
  })

  test.each([
    ['no such line', 9, 0, 2],
    ['no such piece', 0, 9, 2],
    ['no such item', 0, 0, 9],
  ])('[E04] engraving lines: a copy of %s is not taken', async (_, order, position, itemPosition) => {
    show()
    expect(await copy(order, position, itemPosition)).toBe(false)
  })

  test('[E04] [X09] engraving lines: the arrow is a button, also by keyboard', async () => {
    const copyToNext = vi.fn()
    vi.stubGlobal('copyToNext', copyToNext)
    show()
    const arrow = one('.tmm-arrow')
    expect([arrow.getAttribute('role'), arrow.tabIndex]).toEqual(['button', 0])
    expect(arrow.getAttribute('aria-label')).toContain('Copy')
    const clicked = vi.fn()
    arrow.addEventListener('click', clicked)
    arrow.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('[E04] engraving lines: where inline handlers are refused, the arrow copies all the same', async () => {
    show(() => {
      for (const arrow of document.querySelectorAll<HTMLElement>('.tmm-arrow')) {
        arrow.onclick = null
      }
    })
    await type(fields(0, 0, 0).text, 'Champion')
    one('.tmm-arrow').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await settle()
    expect(fields(0, 1, 0).text.value).toBe('Champion')
  })

  test('[E04] [X09] engraving lines: the field in use shows how much is used, and the end of the room is said', async () => {
    show()
    const { text } = fields(2, 0, 0)
    text.focus()
    await settle()
    expect(one('.laurel-engraving-count').textContent).toBe('0 of 20')
    expect(text.nextElementSibling).toBe(one('.laurel-engraving-count'))
    await type(text, 'x'.repeat(15))
    expect([one('.laurel-engraving-count').textContent, said()]).toEqual(['15 of 20', '5 characters left'])
    await type(text, 'x'.repeat(20))
    expect(said()).toBe('0 characters left')
    text.blur()
    await settle()
    expect(document.querySelector('.laurel-engraving-count')).toBeNull()
  })

  test('[E04] engraving lines: typing and copying work before an approach mounts the component', async () => {
    const showView = vi.fn<Mount>()
    showFragment('engraving-lines')
    lateMounter(island, showView)(one('#tmmengravingdetails'), fakePage())
    const line = fields(0, 0, 0)
    await type(line.text, 'Champion')
    expect([stateOf(line), one('.tmm-arrow').tabIndex]).toEqual([['Champion', false, false, true], 0])
    expect(sessionStorage.length).toBe(1)
    expect(showView).not.toHaveBeenCalled()
    line.text.focus()
    expect(showView).toHaveBeenCalledOnce()
    expect(await copy(0, 0, 0)).toBe(true)
    expect(fields(0, 1, 0).text.value).toBe('Champion')
  })

  test('[E04] engraving lines: without a limit of the server’s, it is 30', () => {
    show(() => fields(0, 0, 0).text.removeAttribute('maxlength'))
    expect(fields(0, 0, 0).text.maxLength).toBe(30)
  })

  test('[E04] engraving lines: what a script or the browser has filled in counts as well', async () => {
    show()
    const line = fields(0, 0, 0)
    line.text.value = 'Filled in'
    line.text.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    expect(line.logo.disabled).toBe(true)
  })

  test('[E04] engraving lines: unmounted, the fields keep their values, and all else is the server’s', async () => {
    show()
    const line = fields(0, 0, 0)
    await type(line.text, 'Champion')
    unmountAll()
    expect([line.text.value, line.logo.disabled]).toEqual(['Champion', false])
    expect(one('.tmm-arrow').hasAttribute('role')).toBe(false)
  })

  test('[E04] [X11] engraving lines: a form without lines is left to the browser', () => {
    document.body.innerHTML = '<form id="tmmengravingdetails"><div class="item engravedItems_0"></div></form>'
    expect(() => mount(one('form'), fakePage())).toThrow('#tmmengravingdetails lacks .item')
  })
})

describe('[E05] engraving lines: nothing typed is lost', () => {
  test('[E05] engraving lines: a reload brings texts and logos back, each to its line', async () => {
    show()
    await type(fields(0, 1, 2).text, 'Bayside Regatta')
    await tick(fields(2, 0, 1).logo)
    reopen()
    expect(stateOf(fields(0, 1, 2))).toEqual(['Bayside Regatta', false, false, true])
    expect(stateOf(fields(2, 0, 1))).toEqual(['', true, true, false])
    expect(stateOf(fields(0, 0, 2))).toEqual(EMPTY)
  })

  test('[E05] engraving lines: they belong to the line of the cart, wherever it is by then', async () => {
    show()
    await type(fields(2, 0, 0).text, 'Best and fairest')
    reopen(() => {
      const [first, , third] = document.querySelectorAll<HTMLInputElement>('[name="product_key[]"]')
      if (first && third) [first.value, third.value] = [third.value, first.value]
    })
    expect(fields(0, 0, 0).text.value).toBe('Best and fairest')
    expect(fields(2, 0, 0).text.value).toBe('')
  })

  test('[E05] engraving lines: after a post that the server has taken, its own values count', async () => {
    show()
    await type(fields(0, 0, 0).text, 'Typed')
    one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    reopen(() => fields(0, 0, 0).text.setAttribute('value', 'Kept by the server'))
    expect(fields(0, 0, 0).text.value).toBe('Kept by the server')
  })

  test('[E05] engraving lines: after a failed post they are there', async () => {
    show()
    await type(fields(0, 0, 0).text, 'Typed')
    one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    reopen()
    expect(fields(0, 0, 0).text.value).toBe('Typed')
  })

  test('[E05] engraving lines: what was typed before the code came is kept as well', () => {
    show(() => {
      fields(0, 0, 0).text.value = 'Typed'
    })
    reopen()
    expect(fields(0, 0, 0).text.value).toBe('Typed')
  })

  test('[E05] engraving lines: a copy and its undoing are kept', async () => {
    show()
    await type(fields(2, 0, 0).text, 'Champion')
    await copy(0, 0, 2)
    reopen()
    expect(fields(2, 2, 0).text.value).toBe('Champion')
  })

  test('[E05] engraving lines: after the order nothing is kept, and nothing else goes', async () => {
    sessionStorage.setItem('other', '1')
    show()
    await type(fields(0, 0, 0).text, 'Typed')
    expect(sessionStorage.length).toBe(2)
    mounter(order)(document.body)
    expect([sessionStorage.length, sessionStorage.getItem('other')]).toEqual([1, '1'])
    reopen()
    expect(fields(0, 0, 0).text.value).toBe('')
  })

  test('[E05] engraving lines: without storage all else works, and nothing is reported', async () => {
    await withoutStorage(async () => {
      show()
      const line = fields(0, 0, 0)
      await type(line.text, 'Champion')
      expect(line.logo.disabled).toBe(true)
      mounter(order)(document.body)
    })
  })

  test('[E05] engraving lines: a storage that is full does no harm', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    show()
    await type(fields(0, 0, 0).text, 'Champion')
    expect(fields(0, 0, 0).logo.disabled).toBe(true)
  })

  test.each(['', '{', '7', '[]', '[0,7]', '[0,[7]]', '[0,[[1,"x"]]]', '{"a":1}', 'null'])(
    '[E05] [X11] engraving lines: a draft of “%s” is none',
    async (stored) => {
      show()
      await type(fields(0, 0, 0).text, 'x')
      const [key = ''] = Object.keys(sessionStorage)
      sessionStorage.setItem(key, stored)
      reopen()
      expect(stateOf(fields(0, 0, 0))).toEqual(EMPTY)
    },
  )

  test('[E05] engraving lines: a line of the cart without a key is not kept', async () => {
    show(() => one('[name="product_key[]"]').setAttribute('value', ''))
    await type(fields(0, 0, 0).text, 'Typed')
    expect(sessionStorage.length).toBe(0)
  })
})
