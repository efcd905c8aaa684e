import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isPanelOpen, openPanel } from '../../../src/state/open-panel'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick as click } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

vi.mock('dompurify', async (original) =>
  (await import('../../../tests/unit/purifier-stand-in')).purifierStandIn(original),
)

const AJAX_URL = '/wp-admin/admin-ajax.php'
const PROFILE = `<div id="postdata"><div class="team-member-ajax-content"><a href="#" class="team-ajax-close">&times;</a>
  <figure class="profile-image-wrap"><h1 class="entry-title">Marion
  Teale</h1><div class="backdrop" style="background-image: url(/assets/images/workshop.svg);"></div></figure>
  <p><a class="mail" href="mailto:marion@example.com">Write</a> <a class="team-member-ajax other" data-id="813" href="/team/dev-anand-pillai/">Dev</a></p>
  <form action="/team/marion-teale/" method="post"><textarea name="question"></textarea><button>Send</button></form></div></div>`
const POPUP_CLASSES = ['sf-team-ajax-will-open', 'sf-container-block', 'sf-ajax-loading', 'sf-team-ajax-open']

const fetched = vi.fn<typeof fetch>()
const overlay = () => one('.sf-container-overlay')
const container = () => document.querySelector<HTMLElement>('.sf-team-ajax-container')
const bodyClasses = () => POPUP_CLASSES.filter((name) => document.body.classList.contains(name))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

let page: FakePage
let animations: ReturnType<typeof fakeAnimations>

function start(fragment = 'team-popup') {
  showFragment(fragment)
  page = fakePage()
  mountAll()
}
function mountAll() {
  for (const link of document.querySelectorAll<HTMLElement>('.team-member-ajax')) {
    mount(link, page)
  }
}
function windowOf({ width = 1200, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' } = {}) {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}
const answer = (html: string, status = 200) => fetched.mockResolvedValueOnce(new Response(html, { status }))
const name = () => one('.team-member-name a')

async function open(html = PROFILE) {
  answer(html)
  click(name())
  await pass(0)
  await pass(300)
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockReturnValue(new Promise(() => {}))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('ajaxurl', AJAX_URL)
  windowOf()
  animations = fakeAnimations()
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  animations.restore()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('[P13] team popup: opening', () => {
  test('[P13] team popup: a click sends one request, and the panel opens 300 ms after the answer (T1)', async () => {
    start()
    const call = gate<Response>()
    fetched.mockReturnValueOnce(call.promise)
    expect(click(name())).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(1)
    const [url, init] = fetched.mock.calls[0] ?? []
    expect([url, init?.method, init?.body]).toEqual([
      AJAX_URL,
      'POST',
      'action=spb_team_member_ajax&post_id=812',
    ])
    expect(bodyClasses()).toEqual(['sf-team-ajax-will-open', 'sf-container-block', 'sf-ajax-loading'])
    expect(overlay().style.opacity).toBe('1')
    expect(animations.asked.map(({ duration }) => duration)).toEqual([300])
    expect(one('.laurel-live-region').textContent).toContain('Loading')
    call.open(new Response(PROFILE))
    await pass(0)
    expect(container()?.parentElement).toBe(document.body)
    expect(container()?.firstElementChild?.className).toBe('team-member-ajax-content')
    expect(container()?.querySelector('#postdata')).toBeNull()
    await pass(299)
    expect(bodyClasses()).not.toContain('sf-team-ajax-open')
    await pass(1)
    expect(bodyClasses()).toEqual(['sf-team-ajax-will-open', 'sf-container-block', 'sf-team-ajax-open'])
    expect(overlay().classList.contains('loading-done')).toBe(true)
    expect(page.report).not.toHaveBeenCalled()
  })

  test.each([
    ['in a window of 999 px (T2)', { width: 999 }],
    ['on an iPad (T3)', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)' }],
    ['on Android', { userAgent: 'Mozilla/5.0 (Linux; Android 14)' }],
  ])('[P13] team popup: %s the link is followed, at each click anew', (_, window) => {
    start()
    windowOf(window)
    expect(click(name())).toBe(false)
    expect(bodyClasses()).toEqual([])
    windowOf({ width: 1000 })
    expect(click(name())).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['with a key held', () => click(name(), { ctrlKey: true })],
    ['with another button', () => click(name(), { button: 1 })],
  ])('[P13] team popup: a click %s is the browser’s', (_, act) => {
    start()
    expect(act()).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('[P13] team popup: a click whose default is already prevented does nothing', () => {
    start()
    name().addEventListener('click', (event) => event.preventDefault(), { capture: true })
    click(name())
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([[undefined], [''], [7]])(
    '[P13] team popup: with %j as the address of calls the link is followed',
    (url) => {
      vi.stubGlobal('ajaxurl', url)
      start()
      expect(click(name())).toBe(false)
    },
  )

  test.each(['.without-id', '.blank-id', '.no-link'])(
    '[P13] team popup: odd: %s is left to the browser',
    (selector) => {
      start('team-popup.odd')
      expect(click(one(selector))).toBe(false)
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  test('[P13] team popup: it works on a page without the overlay', async () => {
    start()
    overlay().remove()
    await open()
    expect(bodyClasses()).toContain('sf-team-ajax-open')
    press('Escape')
    await pass(500)
    expect([container(), bodyClasses()]).toEqual([null, []])
  })

  test('[P13] team popup: clicks on two links while it loads make one request and one panel (T7)', async () => {
    start()
    const call = gate<Response>()
    fetched.mockReturnValueOnce(call.promise)
    expect(click(name())).toBe(true)
    expect(click(one('.view-profile'))).toBe(true)
    await pass(400)
    // The second one of two quick clicks on a link falls on the overlay.
    click(overlay())
    call.open(new Response(PROFILE))
    await pass(300)
    expect(click(name())).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(document.querySelectorAll('.sf-team-ajax-container')).toHaveLength(1)
  })

  test('[P13] team popup: a link added later opens a profile; a link inside an open profile is followed', async () => {
    start()
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<a class="team-member-ajax late" data-id="814" href="/team/x/">Joan</a>',
    )
    mount(one('.late'), page)
    answer(PROFILE)
    expect(click(one('.late'))).toBe(true)
    expect(fetched.mock.calls[0]?.[1]?.body).toContain('post_id=814')
    await pass(300)
    mount(one('.other'), page)
    expect(click(one('.other'))).toBe(false)
    expect(one<HTMLFormElement>('.sf-team-ajax-container form').getAttribute('action')).toBe(
      '/team/marion-teale/',
    )
  })

  test('[P13] team popup: the server’s sentence about an unknown member is shown as it is', async () => {
    start('team-popup.odd')
    answer(`<div id="postdata">Couldn't find team member, please try again.</div>`)
    click(one('.nobody'))
    await pass(0)
    expect(container()?.textContent).toBe("Couldn't find team member, please try again.")
    await pass(300)
    expect(container()?.getAttribute('aria-label')).toBe('Nobody we know')
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[P13] team popup: with reduced motion everything is shown at once', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    start()
    answer(PROFILE)
    click(name())
    await pass(0)
    expect(bodyClasses()).toContain('sf-team-ajax-open')
    press('Escape')
    expect([container(), bodyClasses()]).toEqual([null, []])
    expect(animations.asked).toEqual([])
  })
})

describe('[P13] team popup: open', () => {
  test('[P13] [X09] team popup: it is a modal dialog with the member’s name and the focus; the page behind is inert', async () => {
    start()
    document.body.insertAdjacentHTML('afterbegin', '<div id="container">Page</div>')
    await open()
    await pass(50)
    const panel = one('.sf-team-ajax-container')
    expect([
      panel.getAttribute('role'),
      panel.getAttribute('aria-modal'),
      panel.getAttribute('aria-label'),
    ]).toEqual(['dialog', 'true', 'Marion Teale'])
    expect(document.activeElement).toBe(panel)
    expect(one('#container').inert).toBe(true)
    expect(overlay().inert).toBeFalsy()
    expect(document.body.style.overflow).toBe('hidden')
    expect(one('.team-ajax-close').getAttribute('aria-label')).toBe('Close')
    expect(one('.team-ajax-close').getAttribute('role')).toBe('button')
  })

  test.each([
    ['its close link (T4)', () => void click(one('.team-ajax-close'))],
    ['a click on the overlay (T5)', () => void click(overlay())],
    [
      'a touch of the overlay (T5)',
      () => void overlay().dispatchEvent(new Event('touchstart', { bubbles: true, cancelable: true })),
    ],
    ['Esc (T5)', () => void press('Escape')],
    ['another panel of the page', () => openPanel('mobile-menu')],
  ])('[P13] team popup: %s closes it: after 500 ms nothing of it is left', async (_, close) => {
    start()
    const before = document.body.innerHTML
    await open()
    await pass(50)
    close()
    expect(bodyClasses()).toEqual(['sf-team-ajax-will-open', 'sf-container-block'])
    expect([container()?.inert, document.body.style.overflow]).toEqual([true, ''])
    expect(animations.asked.at(-1)?.duration).toBe(500)
    await pass(499)
    expect(container()).not.toBeNull()
    await pass(1)
    expect([container(), bodyClasses(), isPanelOpen('team-member')]).toEqual([null, [], false])
    expect(document.body.hasAttribute('class')).toBe(false)
    one('.laurel-live-region').remove()
    expect(document.body.innerHTML).toBe(before)
  })

  test.each([
    ['Esc', () => void press('Escape')],
    ['its close link', () => void click(one('.team-ajax-close'))],
  ])('[P13] team popup: %s closes it on its way in, too', async (_, close) => {
    start()
    answer(PROFILE)
    click(name())
    await pass(200)
    close()
    await pass(200)
    expect(bodyClasses()).toEqual(['sf-team-ajax-will-open', 'sf-container-block'])
    await pass(300)
    expect([container(), bodyClasses()]).toEqual([null, []])
  })

  test('[P13] [X09] team popup: the focus returns to the link', async () => {
    start()
    await open()
    await pass(50)
    press('Escape')
    expect(document.activeElement).toBe(name())
  })

  test('[P13] team popup: narrowing the window leaves it open', async () => {
    start()
    await open()
    windowOf({ width: 600 })
    window.dispatchEvent(new Event('resize'))
    await pass(1000)
    expect(bodyClasses()).toContain('sf-team-ajax-open')
  })

  test('[P13] team popup: opening it again while it fades out starts anew', async () => {
    start()
    await open()
    press('Escape')
    await pass(200)
    await open()
    await pass(500)
    expect(bodyClasses()).toContain('sf-team-ajax-open')
    expect(document.querySelectorAll('.sf-team-ajax-container')).toHaveLength(1)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('[P13] team popup: it closes at once on pagehide', async () => {
    start()
    await open()
    window.dispatchEvent(new Event('pagehide'))
    expect([container(), bodyClasses()]).toEqual([null, []])
  })

  test('[P13] team popup: a request aborted by leaving the page is not a failure', async () => {
    start()
    fetched.mockImplementationOnce(async () => {
      window.dispatchEvent(new Event('pagehide'))
      throw new TypeError('Failed to fetch')
    })
    click(name())
    await pass(500)
    expect([page.follow.mock.calls, page.report.mock.calls, bodyClasses()]).toEqual([[], [], []])
  })

  test('[P13] team popup: unmounting while it is open restores the page', async () => {
    start()
    const before = document.body.innerHTML
    await open()
    unmountAll()
    one('.laurel-live-region').remove()
    expect(document.body.innerHTML).toBe(before)
    expect(click(name())).toBe(false)
  })
})

describe('[P13] team popup: failing', () => {
  test.each([
    ['a status of 500', () => answer(PROFILE, 500), 'status'],
    ['a bare 0', () => answer('0'), 'unexpected'],
    ['nothing', () => answer(''), 'unexpected'],
    [
      'a page to log in by',
      () => answer('<!DOCTYPE html><html><body><form id="loginform"></form></body></html>'),
      'unexpected',
    ],
    ['a dead network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'offline'],
  ])('[P13] team popup: %s closes the overlay and follows the link (T6)', async (_, fail, kind) => {
    start()
    fail()
    click(name())
    await pass(0)
    expect(page.follow.mock.calls).toEqual([
      [name().getAttribute('href') && (name() as HTMLAnchorElement).href],
    ])
    expect(page.report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }), 'call')
    await pass(500)
    expect([container(), bodyClasses()]).toEqual([null, []])
  })

  test('[P13] team popup: a request times out after 20 s', async () => {
    start()
    fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((__, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    click(name())
    await pass(19_999)
    expect(page.follow).not.toHaveBeenCalled()
    await pass(1)
    expect(page.follow).toHaveBeenCalledTimes(1)
    expect(page.report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }), 'call')
  })

  test.each([
    ['no address', null],
    ['a place on the page', '#'],
  ])('[P13] team popup: a link with %s can not be followed: a notice says so instead', async (_, href) => {
    start('team-popup.odd')
    const link = one('.nowhere')
    if (href !== null) link.setAttribute('href', href)
    const alerts = () =>
      [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
    answer('0')
    click(link)
    await pass(500)
    expect(page.follow).not.toHaveBeenCalled()
    expect(bodyClasses()).toEqual([])
    expect(alerts()).toEqual(['The profile could not be opened. Please try again.'])
    answer(PROFILE)
    click(link)
    expect(alerts()).toEqual([])
    await pass(300)
    expect(bodyClasses()).toContain('sf-team-ajax-open')
    press('Escape')
    answer('0')
    click(link)
    await pass(0)
    expect(alerts()).toHaveLength(1)
    unmountAll()
    expect(alerts()).toEqual([])
  })

  test.each([
    ['Esc', 0, () => void press('Escape')],
    ['a click on the overlay after a moment', 1000, () => void click(overlay())],
  ])(
    '[P13] team popup: %s calls it off while it loads: a late answer shows nothing',
    async (_, ms, leave) => {
      start()
      const call = gate<Response>()
      fetched.mockReturnValueOnce(call.promise)
      click(name())
      await pass(ms)
      leave()
      call.open(new Response(PROFILE))
      await pass(400)
      expect([container(), bodyClasses()]).toEqual([null, ['sf-team-ajax-will-open', 'sf-container-block']])
      await pass(100)
      expect([container(), bodyClasses()]).toEqual([null, []])
      expect(page.report).not.toHaveBeenCalled()
      expect(page.follow).not.toHaveBeenCalled()
    },
  )
})
