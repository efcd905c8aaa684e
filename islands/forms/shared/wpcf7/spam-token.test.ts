import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asOurs } from '../../../../legacy-shims/globals/ours'
import { fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { type Gate, gate } from '../../../../tests/unit/gate'
import { holdRest } from '../../../../tests/unit/held-rest'
import { mounter, unmountAll } from '../../../../tests/unit/mounter'
import { mount as islandForm } from '../../contact-form'
import { mount as islandGlobals } from '../../contact-form-globals'
import { type ContactFormElement, readContactForm } from './form'
import { provideSpamTokens } from './spam-token'
import { submit } from './submit'

const mountForm = mounter(islandForm)
const mountGlobals = mounter(islandGlobals)
const mountTokens = mounter((_, scope) => provideSpamTokens(scope))

const SETTINGS = { sitekey: '6Lc-trophies', actions: { homepage: 'homepage', contactform: 'contactform' } }
const LIMIT_MS = 10_000

let page = fakePage()

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
  showFragment('contact-form')
  vi.stubGlobal('wpcf7_recaptcha', SETTINGS)
})

afterEach(() => {
  unmountAll()
  vi.useRealTimers()
  Reflect.deleteProperty(window, '___grecaptcha_cfg')
})

/** A token service whose answers wait for the test. */
function provideService() {
  const calls: (Gate<unknown> & { action: string })[] = []
  const execute = vi.fn((_: string, { action }: { action: string }) => {
    const call = { action, ...gate<unknown>() }
    calls.push(call)
    return call.promise
  })
  const install = () => vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute })
  return {
    execute,
    install,
    actions: () => calls.map(({ action }) => action),
    async answer(token: unknown) {
      calls.at(-1)?.open(token)
      await settle()
    },
    async answerAll(token: unknown) {
      for (const { open } of calls) open(token)
      await settle()
    },
    async fail(cause: unknown) {
      calls.at(-1)?.fail(cause)
      await settle()
    },
  }
}

function provide() {
  mountTokens(document.body, page)
}

/** `wpcf7.submit` of this page. */
function start() {
  const send = vi.fn()
  const site: { submit: (...args: unknown[]) => void } = { submit: asOurs(send) }
  vi.stubGlobal('wpcf7', site)
  provide()
  return { send, site }
}

/** With a service that has answered what it was asked for at the start. */
async function startWithService() {
  const service = provideService()
  service.install()
  const started = start()
  await settle()
  await service.answer('first')
  return { service, ...started }
}

const settle = async () => void (await vi.advanceTimersByTimeAsync(0))
const form = () => one<HTMLFormElement>('.wpcf7 > form')
const field = () => one('[name="_wpcf7_recaptcha_response"]')
const token = () => field().getAttribute('value')
const change = (selector = '[name="club-name"]') =>
  one(selector).dispatchEvent(new Event('change', { bubbles: true }))

describe('[S59] tokens at the start and on change', () => {
  test('[S59] one is fetched at the start, dispatched and filled in (C-01)', async () => {
    const service = provideService()
    service.install()
    const told = vi.fn()
    const listener = (event: Event) => told(event instanceof CustomEvent ? event.detail : undefined)
    document.addEventListener('wpcf7grecaptchaexecuted', listener)
    start()
    await settle()
    expect(service.execute.mock.calls).toEqual([['6Lc-trophies', { action: 'homepage' }]])
    await service.answer('abc')
    document.removeEventListener('wpcf7grecaptchaexecuted', listener)
    expect(told.mock.calls).toEqual([[{ action: 'homepage', token: 'abc' }]])
    expect(token()).toBe('abc')
  })

  test('[S59] one is fetched on a change anywhere on the page, for all forms (C-02, C-04)', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<form class="wpcf7-form"><input name="_wpcf7_recaptcha_response"></form><input id="newsletter">
<form id="other"><input name="_wpcf7_recaptcha_response"></form>`,
    )
    const { service } = await startWithService()
    change('#newsletter')
    await settle()
    expect(service.actions()).toEqual(['homepage', 'contactform'])
    await service.answer('def')
    const fields = [...document.querySelectorAll('[name="_wpcf7_recaptcha_response"]')]
    expect(fields.map((each) => each.getAttribute('value'))).toEqual(['def', 'def', null])
  })

  test('[S59] changes during a request send no second one', async () => {
    const { service } = await startWithService()
    for (let i = 0; i < 5; i += 1) change()
    await settle()
    expect(service.actions()).toEqual(['homepage', 'contactform'])
    await service.answer('def')
    change()
    await settle()
    expect(service.actions()).toHaveLength(3)
  })

  test('[S59] after a request that timed out, a change sends a new one', async () => {
    const { service } = await startWithService()
    change()
    await vi.advanceTimersByTimeAsync(LIMIT_MS)
    change()
    await settle()
    expect(service.actions()).toHaveLength(3)
  })

  test('[S59] a failure is reported, and the old token stays', async () => {
    const { service } = await startWithService()
    change()
    await settle()
    await service.fail(new Error('no'))
    expect(page.report).toHaveBeenCalledTimes(1)
    expect(token()).toBe('first')
  })

  test.each([null, '', 12, {}])('[S59] an answer of %j is no token', async (answer) => {
    const { service } = await startWithService()
    change()
    await settle()
    await service.answer(answer)
    expect(token()).toBe('first')
    expect(page.report).toHaveBeenCalledTimes(1)
  })

  test('[S59] actions have the page’s names (C-07)', async () => {
    vi.stubGlobal('wpcf7_recaptcha', { sitekey: 'k', actions: { homepage: 'front', contactform: 'quote' } })
    const { service } = await startWithService()
    change()
    await settle()
    expect(service.actions()).toEqual(['front', 'quote'])
  })

  test.each([undefined, [], { homepage: 7 }, 'x'])(
    '[S59] actions of %j have the default names',
    async (actions) => {
      vi.stubGlobal('wpcf7_recaptcha', { sitekey: 'k', actions })
      const { service } = await startWithService()
      change()
      await settle()
      expect(service.actions()).toEqual(['homepage', 'contactform'])
    },
  )

  test('[S59] a token of another script’s event is filled in', async () => {
    await startWithService()
    document.dispatchEvent(new CustomEvent('wpcf7grecaptchaexecuted', { detail: { token: 'theirs' } }))
    expect(token()).toBe('theirs')
    document.dispatchEvent(new CustomEvent('wpcf7grecaptchaexecuted'))
    expect(token()).toBe('theirs')
  })
})

describe('[S59] the token of a submit', () => {
  test('[S59] is fetched and filled in before the submit (C-03)', async () => {
    const { service, send, site } = await startWithService()
    send.mockImplementation(() => expect(token()).toBe('fresh'))
    const options = { submitter: null }
    site.submit(form(), options)
    await settle()
    expect(service.actions()).toEqual(['homepage', 'contactform'])
    expect(send).not.toHaveBeenCalled()
    await service.answer('fresh')
    expect(send.mock.calls).toEqual([[form(), options]])
  })

  test('[S59] is a new one, also during another request', async () => {
    const { service, site } = await startWithService()
    change()
    site.submit(form())
    await settle()
    expect(service.actions()).toEqual(['homepage', 'contactform', 'contactform'])
  })

  test('[S59] is left out when the service fails (C-05)', async () => {
    const { service, send, site } = await startWithService()
    site.submit(form())
    await settle()
    await service.fail(new Error('The service refuses'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(token()).toBe('first')
    expect(page.report).toHaveBeenCalledTimes(1)
  })

  test('[S59] is left out when the service throws', async () => {
    const { service, send, site } = await startWithService()
    service.execute.mockImplementation(() => {
      throw new Error('Invalid site key')
    })
    site.submit(form())
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
    expect(page.report).toHaveBeenCalledTimes(1)
  })

  test('[S59] is waited for no longer than 10 s', async () => {
    const { service, send, site } = await startWithService()
    site.submit(form())
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(1)
    expect(token()).toBe('first')
    await service.answer('too late')
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('[S59] may be one that arrived too late for the submit before', async () => {
    const { service, site } = await startWithService()
    site.submit(form())
    await vi.advanceTimersByTimeAsync(LIMIT_MS)
    await service.answer('late')
    expect(token()).toBe('late')
  })

  test('[S59] may be returned without a promise', async () => {
    const { service, send, site } = await startWithService()
    Reflect.apply(service.execute.mockReturnValue, service.execute, ['at once'])
    site.submit(form())
    await settle()
    expect(token()).toBe('at once')
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('[S59] is left out when the service has no `execute`', async () => {
    const refuse = () => {
      throw new Error('Not on this domain')
    }
    vi.stubGlobal('grecaptcha', { ready: refuse, execute: refuse })
    const { send, site } = start()
    site.submit(form())
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
    expect(page.report.mock.calls.map(([cause]) => String(cause))).toEqual(
      Array(2).fill('Error: Not on this domain'),
    )
  })

  test('[S59] two presses send once', async () => {
    const { service, send, site } = await startWithService()
    site.submit(form())
    site.submit(form())
    await settle()
    await service.answerAll('fresh')
    expect(send).toHaveBeenCalledTimes(1)
    site.submit(form())
    await settle()
    await service.answer('fresher')
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('[S59] a press while the form is being sent is ignored', async () => {
    const { service, send, site } = await startWithService()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    Object.assign(site, { api: { root: `${location.origin}/wp-json/` } })
    const sent: ContactFormElement = form()
    const wpcf7 = readContactForm(sent)
    if (wpcf7) sent.wpcf7 = wpcf7
    void submit(sent, {}, page)
    expect(sent.dataset['status']).toBe('submitting')
    site.submit(sent)
    await settle()
    expect(service.actions()).toEqual(['homepage'])
    expect(send).not.toHaveBeenCalled()
  })

  test('[S59] shows the spinner while it is fetched, without a change of status', async () => {
    const { service, send, site } = await startWithService()
    site.submit(form())
    await settle()
    expect([form().classList.contains('submitting'), form().dataset['status']]).toEqual([true, 'init'])
    send.mockImplementation(() => expect(form().classList).not.toContain('submitting'))
    await service.answer('fresh')
    expect(send).toHaveBeenCalledTimes(1)
    expect(form().classList).not.toContain('submitting')
  })

  test('[S59] is not waited for when the visitor leaves', async () => {
    const { service, send, site } = await startWithService()
    site.submit(form())
    await settle()
    window.dispatchEvent(new Event('pagehide'))
    expect(send).toHaveBeenCalledTimes(1)
    await service.answer('late')
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('[S59] is not waited for when the form is removed: it is sent once, with the previous token', async () => {
    const calls = holdRest()
    vi.stubGlobal('wpcf7', { api: { root: `${location.origin}/wp-json/` } })
    const service = provideService()
    service.install()
    mountGlobals(document.body, page)
    mountForm(one('.wpcf7'), page)
    await settle()
    await service.answer('first')
    const gone = form()
    const before = gone.className
    gone.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await settle()
    expect(calls.to('/feedback')).toHaveLength(0)
    unmountAll()
    expect(gone.className).toBe(before)
    await service.answer('late')
    expect(calls.to('/feedback').map(({ body }) => body.get('_wpcf7_recaptcha_response'))).toEqual(['first'])
  })

  test('[S59] each form has its own', async () => {
    const { service, send, site } = await startWithService()
    const second = document.createElement('form')
    site.submit(form())
    site.submit(second)
    await settle()
    await service.answer('fresh')
    expect(send.mock.calls).toEqual([[second]])
  })
})

describe('[S59] a missing service', () => {
  test('[S59] is not waited for, and nothing is printed', async () => {
    const { send, site } = start()
    change()
    site.submit(form())
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
    expect(page.report).not.toHaveBeenCalled()
  })

  test.each([
    ['an element of that id', () => document.createElement('div')],
    ['a half of it', () => ({})],
    ['a text', () => 'x'],
  ])('[S59] %s is none', async (_, create) => {
    vi.stubGlobal('grecaptcha', create())
    const { send, site } = start()
    site.submit(form())
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S59] is asked as soon as its loader has come', async () => {
    const service = provideService()
    start()
    await settle()
    service.install()
    loaderRuns()
    await settle()
    expect(service.actions()).toEqual(['homepage'])
  })

  test('[S59] is waited for while it is only partly loaded', async () => {
    const service = provideService()
    const waiting: (() => void)[] = []
    vi.stubGlobal('grecaptcha', { ready: (then: () => void) => waiting.push(then) })
    const { send, site } = start()
    site.submit(form())
    await settle()
    expect(send).not.toHaveBeenCalled()
    service.install()
    for (const then of waiting) then()
    await settle()
    await service.answerAll('fresh')
    expect(token()).toBe('fresh')
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('[S59] may still come with a page that is being loaded', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const service = provideService()
    const { send, site } = start()
    site.submit(form())
    await settle()
    expect(send).not.toHaveBeenCalled()
    service.install()
    loaderRuns()
    await settle()
    await service.answer('fresh')
    expect(send).toHaveBeenCalledTimes(1)
    expect(token()).toBe('fresh')
    readyState.mockRestore()
  })

  test('[S59] is given up once the page has loaded without it', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const { send, site } = start()
    site.submit(form())
    await settle()
    window.dispatchEvent(new Event('load'))
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
    readyState.mockRestore()
  })

  /** Calls the queued functions, as the service's loader does. */
  function loaderRuns() {
    const { fns } = Reflect.get(window, '___grecaptcha_cfg')
    for (const then of fns) then()
  }
})

describe('[S59] pages that are left alone', () => {
  test.each([undefined, null, {}, { sitekey: '' }, { sitekey: 5 }, document.createElement('p')])(
    '[S59] the service is set up as %o (C-06)',
    async (settings) => {
      vi.stubGlobal('wpcf7_recaptcha', settings)
      const service = provideService()
      service.install()
      const { site, send } = start()
      change()
      site.submit(form(), 1)
      await settle()
      expect(service.actions()).toEqual([])
      expect(send.mock.calls).toEqual([[form(), 1]])
    },
  )

  test("[S59] the plugin's own token script has wrapped what sends", async () => {
    const service = provideService()
    service.install()
    const theirs = vi.fn()
    const site = { submit: theirs }
    vi.stubGlobal('wpcf7', site)
    provide()
    change()
    await settle()
    expect(site.submit).toBe(theirs)
    expect(service.actions()).toEqual([])
  })

  test("[S59] the plugin's own token script runs beside: a send has its token, the rest is left to it", async () => {
    document.body.insertAdjacentHTML('beforeend', '<script type="x" id="wpcf7-recaptcha-js"></script>')
    const service = provideService()
    service.install()
    const { site, send } = start()
    change()
    await settle()
    expect(service.actions()).toEqual([])
    site.submit(form())
    await settle()
    await service.answer('fresh')
    expect(send).toHaveBeenCalledTimes(1)
    expect(token()).toBe('fresh')
  })

  test('[S59] unmount stops requests, sends waiting forms and restores `submit`', async () => {
    const { service, send, site } = await startWithService()
    const wrapped = site.submit
    site.submit(form())
    unmountAll()
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
    change()
    await settle()
    expect(service.actions()).toEqual(['homepage', 'contactform'])
    expect(site.submit).toBe(send)
    await service.answer('late')
    expect(token()).toBe('first')
    // Another script may have kept the wrapped function.
    wrapped(form())
    await settle()
    expect(send).toHaveBeenCalledTimes(2)
    expect(page.report.mock.calls.filter(([cause]) => !isAborted(cause))).toEqual([])
  })

  test('[S59] a later wrapper of another script stays', async () => {
    const { site } = await startWithService()
    const payment = vi.fn()
    site.submit = payment
    unmountAll()
    expect(site.submit).toBe(payment)
  })

  test('[S59] unmount removes the callback from the loader’s queue', () => {
    start()
    unmountAll()
    expect(Reflect.get(window, '___grecaptcha_cfg')).toEqual({ fns: [] })
  })

  const isAborted = (cause: unknown) =>
    typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'aborted'
})
