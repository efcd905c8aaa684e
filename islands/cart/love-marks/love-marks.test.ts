import Cookies from 'js-cookie'
import { describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { withoutStorage } from '../../../tests/unit/without-storage'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage

/** As it stands: names that nothing can decode are part of the game. */
const writeCookie = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; path=/`)

function show(fragment: string, ...cookies: string[]) {
  showFragment(fragment)
  for (const cookie of cookies) writeCookie(cookie)
  page = fakePage()
  return mount(one('#loveit-locale'), page)
}

const loved = () =>
  [...document.querySelectorAll('a.love-it.loved')].map((link) => link.getAttribute('data-post-id'))
const button = (post: string) => `<a class="love-it" data-post-id="${post}"><data class="count">3</data></a>`

describe('[S25] love marks', () => {
  test('[S25] every button of a post that the guest loves is marked, the count stays as printed (1.6b)', () => {
    show('love-button.odd', 'loved-412=yes')
    expect(loved()).toEqual(['412', '412', '418'])
    const counts = [...document.querySelectorAll('[data-post-id="412"] data.count')]
    expect(counts.map(({ textContent }) => textContent)).toEqual(['7', '7'])
  })

  test('[S25] several loves, and a "no" among them', () => {
    show('love-button.odd', 'loved-412=yes', 'loved-413=no', 'loved-415=yes', 'loved-99=yes')
    expect(new Set(loved())).toEqual(new Set(['412', '415', '418']))
  })

  test('[S25] logged in, the server’s word counts and not the cookie', () => {
    showFragment('love-button')
    one('#loveit-locale').setAttribute('data-loggedin', 'true')
    writeCookie('loved-412=yes')
    mount(one('#loveit-locale'), fakePage())
    expect(loved()).toEqual([])
  })

  test('[S25] the work grows with the cookies, not with the buttons', () => {
    document.body.innerHTML = `<div id="loveit-locale"></div>${button('412')}${button('7').repeat(50)}`
    writeCookie('loved-412=yes')
    const query = vi.spyOn(document, 'querySelectorAll')
    mount(one('#loveit-locale'), fakePage())
    expect(query).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\S+\[data-post-id="[^"]+"\]$/))
    query.mockRestore()
    expect(loved()).toEqual(['412'])
  })

  test('[S25] a guest without loves costs no look at the page', () => {
    document.body.innerHTML = `<div id="loveit-locale"></div>${button('412')}`
    const query = vi.spyOn(document, 'querySelectorAll')
    mount(one('#loveit-locale'), fakePage())
    expect(query).not.toHaveBeenCalled()
  })

  test('[S25] markup that comes later is marked too: its inner buttons and itself', () => {
    show('love-button', 'loved-412=yes')
    const box = document.createElement('div')
    box.innerHTML = button('412') + button('413')
    const bare = document.createElement('div')
    bare.innerHTML = button('412')
    const link = bare.firstElementChild as Element
    document.body.append(box, link)
    page.tellMarkup(box, link)
    expect(loved()).toEqual(['412', '412', '412'])
  })

  test('[S25] what the guest has unloved meanwhile is not marked when its markup comes later', () => {
    show('love-button', 'loved-412=yes')
    Cookies.remove('loved-412', { path: '/' })
    const box = document.createElement('div')
    box.innerHTML = button('412')
    document.body.append(box)
    page.tellMarkup(box)
    expect(one('.love-it', box).classList.contains('loved')).toBe(false)
  })

  test('[S25] where cookies are refused nothing is marked, and nothing is thrown, later either', async () => {
    await withoutStorage(() => {
      show('love-button')
      const box = document.createElement('div')
      box.innerHTML = button('412')
      document.body.append(box)
      page.tellMarkup(box)
    })
    expect(loved()).toEqual([])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S25] unmounted, it leaves later markup alone', () => {
    const unmount = show('love-button', 'loved-412=yes')
    unmount?.()
    const box = document.createElement('div')
    box.innerHTML = button('412')
    document.body.append(box)
    page.tellMarkup(box)
    expect(one('.love-it', box).classList.contains('loved')).toBe(false)
  })

  test.each([
    ['a quote', '412"] , body [x="'],
    ['a bracket', ']'],
    ['a backslash', '4\\12'],
    ['markup', '<img src=x onerror="window.hacked=1">'],
    ['nothing', ''],
    ['broken encoding', '%E0%A4%A'],
  ])('[X11] a cookie whose name holds %s does no harm, and the others still count', (_, id) => {
    const name = id === '%E0%A4%A' ? id : encodeURIComponent(id)
    expect(() => show('love-button', `loved-${name}=yes`, 'loved-412=yes')).not.toThrow()
    expect(loved()).toEqual(['412'])
    expect(document.body.classList.contains('loved')).toBe(false)
    expect('hacked' in window).toBe(false)
  })
})
