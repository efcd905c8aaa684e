import Cookies from 'js-cookie'
import { describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { withoutStorage } from '../../../tests/unit/without-storage'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage

/** Writes the text unencoded, so that tests can use names that cannot be decoded. */
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
  test('[S25] every button of a post that the guest loves gets the class; counts do not change (01 1.6b)', () => {
    show('love-button.odd', 'loved-412=yes')
    expect(loved()).toEqual(['412', '412', '418'])
    const counts = [...document.querySelectorAll('[data-post-id="412"] data.count')]
    expect(counts.map(({ textContent }) => textContent)).toEqual(['7', '7'])
  })

  test('[S25] several loves, and a "no" among them', () => {
    show('love-button.odd', 'loved-412=yes', 'loved-413=no', 'loved-415=yes', 'loved-99=yes')
    expect(new Set(loved())).toEqual(new Set(['412', '415', '418']))
  })

  test('[S25] for a logged-in user the cookies are ignored', () => {
    showFragment('love-button')
    one('#loveit-locale').setAttribute('data-loggedin', 'true')
    writeCookie('loved-412=yes')
    mount(one('#loveit-locale'), fakePage())
    expect(loved()).toEqual([])
  })

  test('[S25] there is one query per page, whose length grows with the cookies and not with the buttons', () => {
    document.body.innerHTML = `<div id="loveit-locale"></div>${button('412')}${button('7').repeat(50)}`
    writeCookie('loved-412=yes')
    const query = vi.spyOn(document, 'querySelectorAll')
    mount(one('#loveit-locale'), fakePage())
    expect(query).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\S+\[data-post-id="[^"]+"\]$/))
    query.mockRestore()
    expect(loved()).toEqual(['412'])
  })

  test('[S25] for a guest without loves the page is not queried', () => {
    document.body.innerHTML = `<div id="loveit-locale"></div>${button('412')}`
    const query = vi.spyOn(document, 'querySelectorAll')
    mount(one('#loveit-locale'), fakePage())
    expect(query).not.toHaveBeenCalled()
  })

  test('[S25] late markup gets the class too, be it a button or around buttons', () => {
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

  test('[S25] a post that was unloved since does not get the class in late markup', () => {
    show('love-button', 'loved-412=yes')
    Cookies.remove('loved-412', { path: '/' })
    const box = document.createElement('div')
    box.innerHTML = button('412')
    document.body.append(box)
    page.tellMarkup(box)
    expect(one('.love-it', box).classList.contains('loved')).toBe(false)
  })

  test('[S25] without cookies nothing gets the class and nothing throws', async () => {
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

  test('[S25] after unmounting, late markup does not get the class', () => {
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
  ])('[X11] a cookie whose name holds %s does no harm, and the other cookies still work', (_, id) => {
    const name = id === '%E0%A4%A' ? id : encodeURIComponent(id)
    expect(() => show('love-button', `loved-${name}=yes`, 'loved-412=yes')).not.toThrow()
    expect(loved()).toEqual(['412'])
    expect(document.body.classList.contains('loved')).toBe(false)
    expect('hacked' in window).toBe(false)
  })
})
