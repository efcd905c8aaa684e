import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter } from '../../../tests/unit/mounter'
import { settle } from '../../../tests/unit/settle'
import { withoutStorage } from '../../../tests/unit/without-storage'

/** The module holds the posts' states, so each test imports a fresh one. */
let mount: ReturnType<typeof mounter>
let page: FakePage
let alert: ReturnType<typeof vi.fn>
let answerNow: (body: string, status?: number) => Promise<void>
let requests: URLSearchParams[]

beforeEach(async () => {
  vi.resetModules()
  mount = mounter((await import('.')).mount, (await import('./LoveButton')).show)
  requests = []
  alert = vi.fn()
  vi.stubGlobal('alert', alert)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(new URLSearchParams(`url=${url}&${init.body}`))
    const call = gate<Response>()
    answerNow = async (body, status = 200) => {
      if (status === 0) call.fail(new TypeError('Failed to fetch'))
      else call.open(new Response(body, { status }))
      await settle()
    }
    return call.promise
  })
})

function show(fragment: string, { loggedIn }: { loggedIn?: boolean } = {}) {
  showFragment(fragment)
  if (loggedIn) {
    one('#loveit-locale').setAttribute('data-loggedin', 'true')
    for (const link of document.querySelectorAll('.love-it')) link.setAttribute('data-user-id', '5')
  }
  page = fakePage()
}

function wake(link: HTMLElement) {
  return mount(link, page)
}

const wakeAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map(wake)

function click(link = one('.love-it')) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(event)
  return event
}

const post = (id: string) => `.love-it[data-post-id="${id}"]`
const count = (link: HTMLElement = one('.love-it')) => one('data.count', link).textContent
const lastRequest = () => Object.fromEntries(requests.at(-1) ?? [])
const setCookie = (value: string) => Cookies.set('loved-412', value, { path: '/' })

describe('[S25] love button, logged in', () => {
  test('[S25] a click sends exactly the printed fields and does not follow the link (1.1)', () => {
    show('love-button', { loggedIn: true })
    wake(one('.love-it'))
    expect(click().defaultPrevented).toBe(true)
    expect(lastRequest()).toEqual({
      url: '/wp-admin/admin-ajax.php',
      action: 'love_it',
      item_id: '412',
      user_id: '5',
      love_it_nonce: '9f2c1ab0de',
    })
    expect(one('.love-it').classList.contains('loved')).toBe(false)
    expect(count()).toBe('7')
  })

  test('[S25] `loved` adds the class and counts up, without a cookie (1.2)', async () => {
    show('love-button', { loggedIn: true })
    wake(one('.love-it'))
    click()
    await answerNow('loved')
    expect(one('.love-it').classList.contains('loved')).toBe(true)
    expect(one('.love-it').getAttribute('aria-pressed')).toBe('true')
    expect(count()).toBe('8')
    expect(document.cookie).toBe('')
  })

  test('[S25] `unloved` removes the class and counts down (1.3)', async () => {
    show('love-button', { loggedIn: true })
    one('.love-it').classList.add('loved')
    one('data.count').textContent = '8'
    wake(one('.love-it'))
    click()
    expect(lastRequest()['action']).toBe('unlove_it')
    await answerNow('unloved')
    expect(one('.love-it').classList.contains('loved')).toBe(false)
    expect(count()).toBe('7')
  })

  test('[S25] the cookie of an earlier guest is ignored (1.7)', () => {
    show('love-button', { loggedIn: true })
    setCookie('yes')
    wake(one('.love-it'))
    expect(one('.love-it').classList.contains('loved')).toBe(false)
    click()
    expect(lastRequest()['action']).toBe('love_it')
  })
})

describe('[S25] love button, guest', () => {
  test('[S25] the answer is trimmed, and a cookie stores the love (1.4)', async () => {
    show('love-button')
    wake(one('.love-it'))
    click()
    await answerNow(' loved\n')
    expect(count()).toBe('8')
    expect(document.cookie).toBe('loved-412=yes')
  })

  test('[S25] without cookies the love lasts for the page, and no error is reported', async () => {
    await withoutStorage(async () => {
      show('love-button')
      wake(one('.love-it'))
      click()
      expect(lastRequest()['action']).toBe('love_it')
      await answerNow('loved')
      expect([count(), one('.love-it').classList.contains('loved')]).toEqual(['8', true])
      click()
      expect(lastRequest()['action']).toBe('unlove_it')
      await answerNow('unloved')
      expect([count(), one('.love-it').classList.contains('loved')]).toEqual(['7', false])
    })
    expect(requests).toHaveLength(2)
    expect(page.report).not.toHaveBeenCalled()
    expect(alert).not.toHaveBeenCalled()
  })

  test('[S25] with a cookie the next click unloves, never below 0, and the one after loves (1.5, 1.6)', async () => {
    show('love-button')
    setCookie('yes')
    one('data.count').textContent = '0'
    wake(one('.love-it'))
    expect(one('.love-it').classList.contains('loved')).toBe(true)
    click()
    expect(lastRequest()['action']).toBe('unlove_it')
    await answerNow('unloved')
    expect(count()).toBe('0')
    expect(document.cookie).toBe('')
    click()
    expect(lastRequest()['action']).toBe('love_it')
  })

  test('[S25] a cookie "no" of the older script counts as none (1.6a)', () => {
    show('love-button')
    setCookie('no')
    wake(one('.love-it'))
    expect(one('.love-it').classList.contains('loved')).toBe(false)
    click()
    expect(lastRequest()['action']).toBe('love_it')
  })

  test('[S25] a value of data-loggedin other than "true" is a guest', async () => {
    show('love-button')
    one('#loveit-locale').setAttribute('data-loggedin', 'yes')
    wake(one('.love-it'))
    click()
    await answerNow('loved')
    expect(document.cookie).toBe('loved-412=yes')
  })
})

describe('[S25] love button, refused', () => {
  test.each([
    ['an empty body', '', 200],
    ['failed', 'failed', 200],
    ['0', '0', 200],
    ['-1', '-1', 200],
    ['a page', '<html>loved</html>', 200],
    ['a broken server', 'loved', 500],
    ['no connection', '', 0],
  ])('[S25] an answer of %s shows an alert and changes nothing (1.8)', async (_, body, status) => {
    show('love-button')
    wake(one('.love-it'))
    click()
    await answerNow(body, status)
    expect(alert).toHaveBeenCalledExactlyOnceWith('Sorry, there was a problem processing your request.')
    expect(one('.love-it').classList.contains('loved')).toBe(false)
    expect(count()).toBe('7')
    expect(document.cookie).toBe('')
    expect(page.report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'WireError' }),
      'call',
    )
    click()
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['the theme’s own text', 'Das hat nicht geklappt.', 'Das hat nicht geklappt.'],
    ['an empty text', '', 'Sorry, there was a problem processing your request.'],
    ['no text', null, 'Sorry, there was a problem processing your request.'],
  ])('[S25] the alert with %s', async (_, printed, said) => {
    show('love-button')
    if (printed === null) one('#loveit-locale').removeAttribute('data-error')
    else one('#loveit-locale').setAttribute('data-error', printed)
    wake(one('.love-it'))
    click()
    await answerNow('failed')
    expect(alert).toHaveBeenCalledExactlyOnceWith(said)
  })
})

describe('[S25] love button', () => {
  test('[S25] two fast clicks send one request; after the answer clicks work again (1.9)', async () => {
    show('love-button')
    wake(one('.love-it'))
    click()
    expect(click().defaultPrevented).toBe(true)
    expect(requests).toHaveLength(1)
    await answerNow('loved')
    expect(count()).toBe('8')
    click()
    expect(requests).toHaveLength(2)
  })

  test('[S25] all buttons of a post share one request and state; those of other posts do not change', async () => {
    show('love-button.odd')
    wakeAll(`${post('412')}, ${post('413')}`)
    const [first, second] = [...document.querySelectorAll<HTMLElement>(post('412'))]
    click(first)
    click(second)
    expect(requests).toHaveLength(1)
    await answerNow('loved')
    for (const link of document.querySelectorAll<HTMLElement>(post('412'))) {
      expect([link.classList.contains('loved'), count(link)]).toEqual([true, '8'])
    }
    expect(one(post('413')).classList.contains('loved')).toBe(false)
    expect(count(one(post('413')))).toBe('1,024')
  })

  test('[S25] a button that is added later has the state of the others (1.10)', async () => {
    show('love-button')
    wake(one('.love-it'))
    const later = one('.love-it-wrapper').cloneNode(true) as HTMLElement
    click()
    await answerNow('loved')
    document.body.append(later)
    const link = one('.love-it', later)
    wake(link)
    expect([link.classList.contains('loved'), count(link)]).toEqual([true, '8'])
    click(link)
    expect(lastRequest()['action']).toBe('unlove_it')
    await answerNow('unloved')
    expect(count()).toBe('7')
  })

  test.each([
    ['413', '1,024', '1025'],
    ['414', '', '1'],
    ['415', 'many', '1'],
  ])(
    '[S25] post %s: the printed count "%s" stays until the answer makes it %s',
    async (id, printed, after) => {
      show('love-button.odd')
      const link = one(post(id))
      wake(link)
      expect(count(link)).toBe(printed)
      click(link)
      await answerNow('loved')
      expect(count(link)).toBe(after)
      click(link)
      await answerNow('unloved')
      expect(count(link)).toBe(printed)
    },
  )

  test('[S25] without a user id it is user 0', () => {
    show('love-button.odd')
    wake(one(post('417')))
    click(one(post('417')))
    expect(lastRequest()['user_id']).toBe('0')
  })

  test('[S25] a link without an address does not throw', () => {
    show('love-button.odd')
    wake(one(post('419')))
    click(one(post('419')))
    expect(requests).toHaveLength(1)
  })

  test.each(['https://elsewhere.example/collect', 'javascript:window.hacked=1//'])(
    '[S25] [X11] no request is sent to %s, and an alert tells that nothing was stored',
    async (address) => {
      show('love-button')
      one('#loveit-locale').setAttribute('data-ajaxurl', address)
      wake(one('.love-it'))
      click()
      await vi.waitFor(() => expect(alert).toHaveBeenCalledOnce())
      expect(requests).toEqual([])
      expect(page.report).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: 'elsewhere' }),
        'call',
      )
      expect([one('.love-it').classList.contains('loved'), count()]).toEqual([false, '7'])
    },
  )

  test('[S25] hostile ids are sent unchanged, each as one field', () => {
    show('love-button.hostile')
    one('#loveit-locale').setAttribute('data-ajaxurl', '/wp-admin/admin-ajax.php')
    const link = one('.love-it')
    wake(link)
    click(link)
    expect(lastRequest()).toMatchObject({
      action: 'love_it',
      item_id: '412"] , body [x="',
      user_id: '0&action=delete-post',
    })
    expect('hacked' in window).toBe(false)
  })

  test.each([
    ['its count', post('416'), 'count'],
    ['its post', '.love-it:not([data-post-id])', 'post'],
  ])('[X11] without %s the link stays the browser’s', (_, selector, part) => {
    show('love-button.odd')
    expect(() => wake(one(selector))).toThrow(`.love-it lacks ${part}`)
    expect(click(one(selector)).defaultPrevented).toBe(false)
  })

  test('[X11] without #loveit-locale or its URL the link is left to the browser', () => {
    show('love-button')
    one('#loveit-locale').removeAttribute('data-ajaxurl')
    expect(() => wake(one('.love-it'))).toThrow('.love-it lacks url')
    one('#loveit-locale').remove()
    expect(() => wake(one('.love-it'))).toThrow('.love-it lacks url')
  })

  test('[X09] it is a toggle button: Space presses it, other keys do not', () => {
    show('love-button')
    const link = one('.love-it')
    wake(link)
    expect([link.getAttribute('role'), link.getAttribute('aria-pressed')]).toEqual(['button', 'false'])
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      link.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(press('x')).toBe(false)
    expect(requests).toHaveLength(0)
    expect(press(' ')).toBe(true)
    expect(requests).toHaveLength(1)
  })

  test('[S25] unmounting restores the attributes and keeps the stored love', async () => {
    show('love-button')
    const unmount = wake(one('.love-it'))
    click()
    await answerNow('loved')
    unmount()
    const link = one('.love-it')
    expect(link.getAttributeNames().sort()).toEqual(['class', 'data-post-id', 'data-user-id', 'href'])
    expect([link.className, count()]).toEqual(['love-it loved', '8'])
    expect(click().defaultPrevented).toBe(false)
    expect(requests).toHaveLength(1)
  })

  test('[S25] an answer after unmounting still sets the guest’s cookie', async () => {
    show('love-button')
    const unmount = wake(one('.love-it'))
    click()
    unmount()
    await answerNow('loved')
    expect(document.cookie).toBe('loved-412=yes')
  })
})
