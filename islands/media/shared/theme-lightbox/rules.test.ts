import { describe, expect, test } from 'vitest'
import { fakePage } from '../../../../tests/unit/fake-page'
import { startOf, withCallOptions } from './call-options'
import { mediaKind } from './media-kind'
import { readOptionText } from './option-text'
import { readCallItems } from './read-items'
import { readThemeSettings, type ThemeSettings } from './settings'
import { shareAddress } from './share'
import { freeRoom, placeOf, type Stage, shownSize } from './stage'

const size = (width: number, height: number) => ({ width, height })
const stage = (window: Stage['window'], more: Partial<Stage> = {}): Stage => ({
  window,
  stripPx: 0,
  mode: 'peek',
  isAlbum: false,
  rtl: false,
  ...more,
})

describe('[S55] theme lightbox: layout', () => {
  test('[S55] theme lightbox: the room of a single picture (4.6, 4.7)', () => {
    expect(shownSize(size(1000, 500), stage(size(3000, 2000)))).toEqual(size(800, 400))
    expect(shownSize(size(4000, 4000), stage(size(1000, 700)))).toEqual(size(630, 630))
  })
  test.each([
    ['alone', stage(size(1200, 800)), size(1080, 720)],
    ['with neighbours that peek in', stage(size(1200, 800), { isAlbum: true }), size(1020, 720)],
    ['with large buttons', stage(size(1200, 800), { isAlbum: true, mode: 'arrows' }), size(1200, 720)],
    ['above the strip', stage(size(1200, 800), { isAlbum: true, stripPx: 140 }), size(1020, 580)],
    ['on a phone, where nothing peeks in', stage(size(390, 844), { isAlbum: true }), size(351, 759.6)],
    ['on a very small window', stage(size(100, 20)), size(70, 1)],
  ])('[S55] theme lightbox: %s', (_, at, room) => {
    const { width, height } = freeRoom(at)
    expect([width, height]).toEqual([room.width, expect.closeTo(room.height, 3)])
  })
  test('[S55] theme lightbox: neighbours peek in at the sides, mirrored in right-to-left pages', () => {
    const album = stage(size(1200, 800), { isAlbum: true })
    const picture = size(600, 400)
    expect(placeOf('current', picture, album)).toEqual({ x: 300, y: 200 })
    expect(placeOf('next', picture, album).x).toBe(1155)
    expect(placeOf('prev', picture, album).x).toBe(-555)
    expect(placeOf('next', picture, { ...album, rtl: true }).x).toBe(-555)
    expect(placeOf('next', picture, { ...album, mode: 'arrows' }).x).toBe(1200)
    expect(placeOf('prev', picture, { ...album, window: size(980, 800) }).x).toBe(-600)
  })
})

describe('[S55] theme lightbox: kinds of media', () => {
  test.each([
    ['/cup.jpg', null, 'image'],
    ['/cup.JPEG?size=large#x', '', 'image'],
    ['/cup.jfif', null, 'image'],
    ['/cup.webp', null, 'image'],
    ['data:image/png;base64,AA', null, 'image'],
    ['/film.mp4', null, 'video'],
    ['/film.3gp', null, 'video'],
    ['/page', null, 'frame'],
    ['/jpg', null, 'frame'],
    ['/picture.php?id=4', 'image', 'image'],
    ['/cup.jpg', 'IFrame', 'frame'],
    ['/cup.jpg', 'ajax', 'image'],
    ['/cup.jpg', 'constructor', 'image'],
  ])('[S55] theme lightbox: %s (%s) is an %s', (url, type, kind) => {
    expect(mediaKind(url, type)).toBe(kind)
  })

  test.each([
    ["thumbnail: 'cup.jpg', width: 640", { thumbnail: 'cup.jpg', width: 640 }],
    ['{"thumbnail":"cup.jpg","height":"480"}', { thumbnail: 'cup.jpg', height: 480 }],
    ['skin: "dark", width: 0, height: -1', {}],
    ['alert(1)', {}],
    ['thumbnail: alert(1), width: (1), height: 1e9', {}],
    ['maxwidth: 20', {}],
    ['', {}],
    [null, {}],
  ])('[S55] theme lightbox: the options %s (4.15)', (text, options) => {
    expect(readOptionText(text)).toEqual(options)
  })

  test('[S55] theme lightbox: items of a script that cannot be shown are left out (4.13)', () => {
    const items = readCallItems([
      {
        URL: '/a.jpg',
        type: 'image',
        title: 'A',
        caption: '<b>first</b>',
        options: { thumbnail: '/a-small.jpg' },
      },
      '/b.png',
      { url: '/c', type: 'iframe', options: { width: 640, height: '360' } },
      { URL: 'javascript:alert(1)', type: 'iframe' },
      { URL: 'data:text/html,x', type: 'iframe' },
      { URL: '\u0001\u00a0javascript:alert(1)', type: 'iframe' },
      { URL: '#' },
      { title: 'nothing' },
      null,
      7,
    ])
    expect(items.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'image /a.jpg',
      'image /b.png',
      'frame /c',
    ])
    expect(items[0]).toMatchObject({
      label: 'first',
      thumb: '/a-small.jpg',
      caption: '<b>first</b>',
      title: 'A',
    })
    expect(items[1]).toMatchObject({ label: '', thumb: '/b.png' })
    expect(items[2]).toMatchObject({ size: size(640, 360), thumb: undefined })
    expect(['nothing', null, undefined, {}].map(readCallItems)).toEqual([[], [], [], []])
  })
})

describe('[S55] theme lightbox: settings', () => {
  const read = (attributes: string, body = '') => {
    document.body.className = body
    document.body.innerHTML = `<div id="sf-option-params" ${attributes}></div>`
    return readThemeSettings(fakePage())
  }
  test.each([
    ['', { mode: 'peek', hasThumbs: false, skin: 'metro-white', networks: [], rtl: false, wraps: false }],
    ['data-lightbox-nav="arrows" data-lightbox-skin="dark"', { mode: 'arrows', skin: 'metro-black' }],
    [
      'data-lightbox-nav="" data-lightbox-skin="" data-lightbox-thumbs="0"',
      { mode: 'peek', hasThumbs: false },
    ],
    [
      'data-lightbox-thumbs="1" data-lightbox-sharing="1"',
      { hasThumbs: true, networks: ['facebook', 'twitter', 'pinterest'] },
    ],
  ])('[S55] theme lightbox: the page says %s (4.3, 4.9, 4.10)', (attributes, expected) => {
    expect(read(attributes)).toMatchObject(expected)
  })
  test('[S55] theme lightbox: a page without parameters has the defaults; a right-to-left page is mirrored', () => {
    expect(read('', 'rtl').rtl).toBe(true)
    document.body.innerHTML = ''
    expect(readThemeSettings(fakePage())).toMatchObject({ mode: 'peek', skin: 'metro-white' })
  })

  const page: ThemeSettings = read('data-lightbox-sharing="1"')
  test('[S55] theme lightbox: options of a script take precedence over the page’s', () => {
    const options = {
      skin: 'metro-black',
      controls: { arrows: true, thumbnail: true },
      social: { buttons: { facebook: true, googleplus: true, twitter: { URL: 'x' } } },
      path: 'horizontal',
      thumbnails: { maxWidth: 90, maxHeight: 400 },
      linkId: 'cups',
      infinite: true,
      startFrom: 2,
    }
    expect(withCallOptions(page, options)).toEqual({
      ...page,
      skin: 'metro-black',
      mode: 'arrows',
      hasThumbs: true,
      networks: ['facebook', 'twitter'],
      thumbSize: size(90, 120),
      linkId: 'cups',
      wraps: true,
    })
    expect([startOf(options), startOf({ startFrom: 'x' }), startOf(null)]).toEqual([2, 0, 0])
  })
  test.each([
    undefined,
    null,
    'x',
    5,
    { skin: 'a b"><script>', controls: 7, social: undefined, thumbnails: null, linkId: 4 },
  ])('[S55] theme lightbox: odd options (%o) leave the page’s', (options) => {
    expect(withCallOptions(page, options)).toEqual({ ...page, linkId: undefined })
  })

  test('[S55] theme lightbox: networks get the absolute address', () => {
    expect(shareAddress('facebook', 'https://shop.example/a b.jpg?x=1&y=2')).toBe(
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fshop.example%2Fa%20b.jpg%3Fx%3D1%26y%3D2',
    )
  })
})
