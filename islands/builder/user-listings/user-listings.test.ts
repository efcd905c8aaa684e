import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick as click } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'

const mount = mounter(island)

vi.mock('dompurify', async (original) =>
  (await import('../../../tests/unit/purifier-stand-in')).purifierStandIn(original),
)

const require = createRequire(import.meta.url)

const FORM = `<div id="edit-modal-header"><h2>Edit City
  Engraving Listing</h2><div class="edit_form_actions"><a class="cancel-listing-modal">Cancel</a><a class="save-listing-modal" data-listing-id="301">Save</a></div></div>
<div class="directory-submit-wrap"><form id="add-directory-entry" method="post" action="" enctype="multipart/form-data">
<input type="text" name="directory_title" value="City Engraving"><textarea name="directory_description">Plates</textarea>
<select name="directory-cat"><option value="-1">Choose a category</option><option value="41" selected>Engravers</option></select>
<input type="file" name="pin_image"><input type="hidden" name="form_key" value="frontend_edit_listing"><input type="hidden" name="listing_id" value="301">`
const LOGIN_PAGE =
  '<!DOCTYPE html><html><body class="login"><form id="loginform" action="/wp-login.php"><input name="log"></form></body></html>'

const { selector = '', when } = islands.find(({ name }) => name === 'user-listings') ?? {}

const fetched = vi.fn<typeof fetch>()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const press = (key: string, init: KeyboardEventInit = {}) =>
  (document.activeElement ?? document).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )
const answer = (body: string, status = 200) => fetched.mockResolvedValueOnce(new Response(body, { status }))
const sent = () => fetched.mock.calls.map(([url, init]) => [url, init?.method, init?.body])
const editLink = () => one('.edit-listing')
const deleteLink = () => one('.delete-listing')
const panel = () => one('.spb-modal-listing')
const backdrop = () => one('#spb_edit_listing')
const modal = () => one('#modal-from-dom')
const isModalOpen = () => modal().classList.contains('in')
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
const isPanelShown = () => [panel(), backdrop()].map(({ style }) => style.display)
const field = () => one<HTMLInputElement>('.spb-modal-listing [name="directory_title"]')

let page: FakePage

function start(fragment = 'user-listings') {
  showFragment(fragment)
  mountAll()
}
function mountAll() {
  page = fakePage()
  if (!when?.(window)) return
  for (const host of document.querySelectorAll<HTMLElement>(selector)) {
    mount(host, page)
  }
}
async function openForm(html = FORM) {
  answer(html)
  click(editLink())
  await pass(50)
}
async function ask() {
  click(deleteLink())
  await pass(350)
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockReturnValue(new Promise(() => {}))
  vi.stubGlobal('fetch', fetched)
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('[P15] listings: the page', () => {
  test('[P15] listings: two divs are added to the body, once for any number of widgets (L1)', () => {
    start('user-listings.odd')
    const divs = [...document.body.children].slice(-2)
    expect(divs.map(({ id, className }) => [id, className])).toEqual([
      ['spb_edit_listing', ''],
      ['', 'spb-modal-listing'],
    ])
    expect(document.querySelectorAll('#spb_edit_listing, .spb-modal-listing')).toHaveLength(2)
  })

  test('[P15] listings: without the widget there are no divs, and links with these classes are left to the browser (L9)', () => {
    showFragment('user-listings')
    one('.spb_directory_user_listings_widget').className = 'directory-results user-listing-results'
    const before = document.body.innerHTML
    mountAll()
    expect(document.body.innerHTML).toBe(before)
    expect([click(editLink()), click(deleteLink())]).toEqual([false, false])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('[P15] listings: divs that a script has added before are used, and stay', async () => {
    document.body.innerHTML = ''
    start()
    unmountAll()
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="spb_edit_listing"></div><div class="spb-modal-listing"></div>',
    )
    const before = document.body.innerHTML
    mount(one('.spb_directory_user_listings_widget'), page)
    expect(document.querySelectorAll('.spb-modal-listing')).toHaveLength(1)
    await openForm()
    unmountAll()
    one('.laurel-live-region').remove()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[P15] listings: unmounting with an open form and an open dialog restores the page', async () => {
    showFragment('user-listings')
    const before = document.body.innerHTML
    for (const open of [openForm, ask]) {
      start()
      await open()
      unmountAll()
      await pass(500)
      document.querySelector('.laurel-live-region')?.remove()
      expect(document.body.innerHTML).toBe(before)
      expect(document.body.hasAttribute('class')).toBe(false)
    }
    expect(click(editLink())).toBe(false)
  })

  test('[P15] listings: the dialog is moved like any other modal of the page', () => {
    start()
    expect(page.wake).toHaveBeenCalledWith(modal())
  })
})

describe('[P15] listings: edit', () => {
  test('[P15] listings: the form is fetched from the widget’s address, and shown (L2)', async () => {
    start()
    answer(FORM)
    expect(click(editLink())).toBe(true)
    expect(sent()).toEqual([
      ['/wp-admin/admin-ajax.php', 'POST', 'action=sf_edit_directory_item&listing_id=301'],
    ])
    expect(editLink().getAttribute('aria-busy')).toBe('true')
    await pass(50)
    expect(isPanelShown()).toEqual(['block', 'block'])
    expect(backdrop().style.paddingTop).toBe('60px')
    expect(panel().firstElementChild?.id).toBe('edit-modal-header')
    expect(field().value).toBe('City Engraving')
    expect(one<HTMLSelectElement>('[name="directory-cat"]').value).toBe('41')
    expect(editLink().hasAttribute('aria-busy')).toBe(false)
  })

  test('[P15] [X09] listings: it is a dialog named by its heading, its links are buttons, and the focus returns', async () => {
    start()
    document.body.insertAdjacentHTML('afterbegin', '<div id="container">Page</div>')
    await openForm()
    const attributes = ['role', 'aria-modal', 'aria-label'].map((name) => panel().getAttribute(name))
    expect(attributes).toEqual(['dialog', 'true', 'Edit City Engraving Listing'])
    expect(document.activeElement).toBe(panel())
    expect(one('#container').inert).toBe(true)
    const links = [one('.cancel-listing-modal'), one('.save-listing-modal')]
    expect(links.map((link) => [link.getAttribute('role'), link.tabIndex])).toEqual([
      ['button', 0],
      ['button', 0],
    ])
    one('.cancel-listing-modal').focus()
    press('Enter')
    expect(isPanelShown()).toEqual(['none', 'none'])
    expect(document.activeElement).toBe(editLink())
    expect(one('#container').inert).toBe(false)
  })

  test('[P15] listings: cancel empties and hides it (L3), and another listing can be opened', async () => {
    start()
    await openForm()
    field().value = 'Changed'
    expect(click(one('.cancel-listing-modal'))).toBe(true)
    expect(panel().childNodes).toHaveLength(0)
    expect(isPanelShown()).toEqual(['none', 'none'])
    answer(FORM.replaceAll('301', '302'))
    click(document.querySelectorAll('.edit-listing')[1] as HTMLElement)
    await pass(50)
    expect(sent().at(-1)?.[2]).toContain('listing_id=302')
    expect(field().value).toBe('City Engraving')
  })

  test('[P15] listings: save submits the form as the browser does, with its validation (L4)', async () => {
    start()
    await openForm()
    const form = one<HTMLFormElement>('#add-directory-entry')
    const submitted = vi.fn((event: Event) => event.preventDefault())
    form.addEventListener('submit', submitted)
    expect(click(one('.save-listing-modal'))).toBe(true)
    expect(submitted).toHaveBeenCalledTimes(1)
    const entries = Object.fromEntries(new FormData(form))
    expect(entries).toMatchObject({ form_key: 'frontend_edit_listing', listing_id: '301' })
    field().required = true
    field().value = ''
    click(one('.save-listing-modal'))
    expect(submitted).toHaveBeenCalledTimes(1)
    expect(isPanelShown()).toEqual(['block', 'block'])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('[P15] listings: Escape closes an unchanged form; a changed one needs a confirmation', async () => {
    start()
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    await openForm()
    await pass(1000)
    press('Escape')
    expect(confirm).not.toHaveBeenCalled()
    expect(isPanelShown()).toEqual(['none', 'none'])
    await openForm()
    field().value = 'City Engraving & Sons'
    press('Escape')
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(field().value).toBe('City Engraving & Sons')
    confirm.mockReturnValue(true)
    press('Escape')
    expect(isPanelShown()).toEqual(['none', 'none'])
  })

  test('[P15] listings: a click beside the form, and Escape during a composition, do not close it', async () => {
    start()
    await openForm()
    click(backdrop())
    click(panel())
    press('Escape', { isComposing: true })
    expect(isPanelShown()).toEqual(['block', 'block'])
  })

  test('[P15] listings: there is no second request while one is pending; a delete link cancels it', async () => {
    start()
    const call = gate<Response>()
    fetched.mockReturnValueOnce(call.promise)
    click(editLink())
    expect(click(editLink())).toBe(true)
    expect(click(document.querySelectorAll('.edit-listing')[1] as HTMLElement)).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(1)
    await ask()
    call.open(new Response(FORM))
    await pass(50)
    expect(isPanelShown()).not.toContain('block')
    expect(isModalOpen()).toBe(true)
    expect(editLink().hasAttribute('aria-busy')).toBe(false)
    expect(page.report).not.toHaveBeenCalled()
  })

  test.each([
    ['a status of 403', () => answer('', 403), 'status'],
    ['0', () => answer('0'), 'unexpected'],
    ['-1', () => answer('-1'), 'unexpected'],
    ['nothing', () => answer(''), 'unexpected'],
    ['a page to log in by', () => answer(LOGIN_PAGE), 'unexpected'],
    ['a dead network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'offline'],
  ])(
    '[P15] listings: %s instead of the form: a notice beside it all, reported once',
    async (_, fail, kind) => {
      start()
      fail()
      click(editLink())
      await pass(50)
      expect(isPanelShown()).not.toContain('block')
      expect(panel().childNodes).toHaveLength(0)
      expect(alerts()).toEqual(['The listing could not be opened. Please try again.'])
      expect(panel().contains(one('[role="alert"]'))).toBe(false)
      expect(page.report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }), 'call')
      expect(document.querySelector('[inert]')).toBeNull()
      await openForm()
      expect(alerts()).toEqual([])
      expect(isPanelShown()).toEqual(['block', 'block'])
    },
  )

  test('[P15] listings: the notice is closed by its button', async () => {
    start()
    answer('0')
    click(editLink())
    await pass(50)
    one('.laurel-note button').click()
    expect(alerts()).toEqual([])
  })

  test('[P15] listings: a form that cannot be shown is reported as a failure', async () => {
    start()
    const broken = new Error('broken')
    vi.spyOn(panel(), 'replaceChildren').mockImplementationOnce(() => {
      throw broken
    })
    await openForm()
    expect(page.report).toHaveBeenCalledExactlyOnceWith(broken, 'act')
    expect(alerts()).toEqual(['The listing could not be opened. Please try again.'])
    expect(isPanelShown()).toEqual(['none', 'none'])
    expect([document.body.style.overflow, editLink().hasAttribute('aria-busy')]).toEqual(['', false])
    await openForm()
    expect(field().value).toBe('City Engraving')
  })

  test('[P15] listings: a form without a cancel link gets one', async () => {
    start()
    await openForm(FORM.replace(/<a class="cancel.*?<\/a>/, ''))
    const cancel = one<HTMLButtonElement>('.spb-modal-listing .cancel-listing-modal')
    expect([cancel.type, cancel.textContent]).toEqual(['button', 'Cancel'])
    click(cancel)
    expect(isPanelShown()).toEqual(['none', 'none'])
    await openForm()
    expect(document.querySelectorAll('.cancel-listing-modal')).toHaveLength(1)
  })

  test('[P15] listings: a request aborted by leaving the page is not a failure', async () => {
    start()
    fetched.mockImplementationOnce(async () => {
      window.dispatchEvent(new Event('pagehide'))
      throw new TypeError('Failed to fetch')
    })
    click(editLink())
    await pass(50)
    expect([alerts(), page.report.mock.calls]).toEqual([[], []])
  })

  test('[P15] listings: links added later work, and so do clicks on elements inside of them', async () => {
    start()
    one('.directory-list-results').insertAdjacentHTML(
      'beforeend',
      // Without an address: happy-dom follows it before the document has heard of the click.
      '<a class="edit-listing late" data-listing-id="303" target="_blank"><b>Edit</b></a>',
    )
    expect(click(one('.late b'))).toBe(true)
    expect(sent()[0]?.[2]).toContain('listing_id=303')
  })
})

describe('[P15] listings: delete', () => {
  test('[P15] [X09] listings: it asks first, with the focus on No (L5)', async () => {
    start()
    deleteLink().focus()
    expect(click(deleteLink())).toBe(true)
    await pass(350)
    expect(modal().getAttribute('listing-id')).toBe('301')
    expect([isModalOpen(), modal().style.display]).toEqual([true, 'block'])
    expect(document.body.classList.contains('modal-open')).toBe(true)
    expect(document.querySelectorAll('.modal-backdrop.in')).toHaveLength(1)
    expect(modal().getAttribute('role')).toBe('alertdialog')
    expect(modal().getAttribute('aria-label')).toBe('Delete Directory Listing')
    expect(document.getElementById(modal().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'directory?',
    )
    expect(document.activeElement).toBe(one('.cancel-delete-listing'))
    expect(one('.delete-listing-confirmation').getAttribute('role')).toBe('button')
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    ['No', () => void click(one('.cancel-delete-listing'))],
    ['Esc', () => void press('Escape')],
    ['a click beside it', () => void click(modal())],
  ])('[P15] listings: %s puts it away without a call (L6)', async (_, no) => {
    start()
    deleteLink().focus()
    await ask()
    no()
    await pass(300)
    expect([isModalOpen(), document.querySelectorAll('.modal-backdrop').length]).toEqual([false, 0])
    expect(document.body.classList.contains('modal-open')).toBe(false)
    expect(document.activeElement).toBe(deleteLink())
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    ['', 200],
    ['0', 200],
    ['gone', 201],
  ])(
    '[P15] listings: Yes, answered %j with %i: one call, and the page is loaded anew (L7)',
    async (body, status) => {
      start()
      await ask()
      answer(body, status)
      expect(click(one('.delete-listing-confirmation'))).toBe(true)
      click(one('.delete-listing-confirmation'))
      expect(one('.delete-listing-confirmation').getAttribute('aria-disabled')).toBe('true')
      await pass(50)
      click(one('.delete-listing-confirmation'))
      await pass(50)
      expect(sent()).toEqual([
        ['/wp-admin/admin-ajax.php', 'POST', 'action=sf_delete_directory_item&listing_id=301'],
      ])
      expect(page.reload).toHaveBeenCalledTimes(1)
      expect(page.report).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['a status of 400', () => answer('0', 400), 'status'],
    ['a dead network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'offline'],
  ])('[P15] listings: Yes, and %s: closed, a notice, nothing loaded anew (L8)', async (_, fail, kind) => {
    start()
    await ask()
    fail()
    click(one('.delete-listing-confirmation'))
    await pass(350)
    expect(isModalOpen()).toBe(false)
    expect(alerts()).toEqual(['The listing could not be deleted. Please try again.'])
    expect(modal().contains(one('[role="alert"]'))).toBe(false)
    expect(page.reload).not.toHaveBeenCalled()
    expect(page.report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }), 'call')
    await ask()
    expect([isModalOpen(), alerts()]).toEqual([true, []])
    expect(one('.delete-listing-confirmation').hasAttribute('aria-disabled')).toBe(false)
    click(one('.delete-listing-confirmation'))
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('[P15] listings: another listing’s link asks about that listing', async () => {
    start()
    await ask()
    click(one('.cancel-delete-listing'))
    await pass(300)
    click(document.querySelectorAll('.delete-listing')[1] as HTMLElement)
    await pass(350)
    expect(modal().getAttribute('listing-id')).toBe('302')
    click(one('.delete-listing-confirmation'))
    expect(sent()[0]?.[2]).toBe('action=sf_delete_directory_item&listing_id=302')
  })

  test('[P15] listings: the dialog opens once the code of modals is loaded', async () => {
    start()
    const code = gate()
    page.wake.mockReturnValueOnce(code.promise)
    await ask()
    expect(isModalOpen()).toBe(false)
    code.open()
    await pass(350)
    expect(isModalOpen()).toBe(true)
  })

  test('[P15] listings: unmounted while that code is loading, no dialog opens', async () => {
    start()
    const code = gate()
    page.wake.mockReturnValueOnce(code.promise)
    await ask()
    unmountAll()
    code.open()
    await pass(350)
    expect(isModalOpen()).toBe(false)
  })

  test.each(['jquery1', 'jquery3'])(
    '[P15] listings: beside Bootstrap’s own script on %s it is shown once',
    async (name) => {
      const jQuery = require(name)
      vi.stubGlobal('jQuery', jQuery)
      const file = require.resolve('bootstrap/js/modal.js')
      delete require.cache[file]
      require(file)
      start()
      await ask()
      expect(document.querySelectorAll('.modal-backdrop')).toHaveLength(1)
      click(one('.cancel-delete-listing'))
      await pass(1000)
      expect([isModalOpen(), document.querySelectorAll('.modal-backdrop').length]).toEqual([false, 0])
      jQuery(document).off('.bs.modal').off('.data-api')
      Reflect.deleteProperty(jQuery.fn, 'modal')
    },
  )
})

describe('[P15] listings: unusual markup', () => {
  test.each(['.no-id', '.odd-id'])(
    '[P15] listings: a link with %s is the browser’s, and reported',
    (selector) => {
      start('user-listings.odd')
      expect(click(one(selector))).toBe(false)
      expect(page.report.mock.calls[0]?.[1]).toBe('markup')
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  test('[P15] listings: a click whose default is already prevented does nothing', () => {
    start()
    const answered = (event: Event) => event.preventDefault()
    one('.directory-results').addEventListener('click', answered)
    click(editLink())
    click(deleteLink())
    expect([fetched.mock.calls, isModalOpen()]).toEqual([[], false])
  })

  test('[P15] listings: without the widget’s address the page’s own is used; without both the link is left to the browser', () => {
    start('user-listings.odd')
    one('.odd-id').setAttribute('data-listing-id', '301')
    expect(click(one('.odd-id'))).toBe(false)
    vi.stubGlobal('ajaxurl', '/ajax/')
    expect(click(one('.odd-id'))).toBe(true)
    expect(sent()[0]?.[0]).toBe('/ajax/')
  })

  test('[P15] listings: without the dialog nothing is deleted, and an error is reported', () => {
    vi.stubGlobal('ajaxurl', '/ajax/')
    start('user-listings.odd')
    expect(click(deleteLink())).toBe(false)
    expect(page.report.mock.calls[0]?.[1]).toBe('markup')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('[P15] listings: links with these classes elsewhere, and clicks with a modifier key, are left to the browser', () => {
    vi.stubGlobal('ajaxurl', '/ajax/')
    start('user-listings.odd')
    expect(click(one('.elsewhere'))).toBe(false)
    one('.odd-id').setAttribute('data-listing-id', '301')
    expect(click(one('.odd-id'), { metaKey: true })).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  })
})
