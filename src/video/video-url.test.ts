import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playerOf, readPlayer } from './video-url'

const BASE = 'https://shop.example/medals/'
const YOUTUBE = (id: string) => `https://www.youtube.com/embed/${id}?autoplay=1&wmode=transparent`
const VIMEO = (id: string) =>
  `https://player.vimeo.com/video/${id}?title=0&byline=0&portrait=0&autoplay=1&wmode=transparent`

describe('[S10] video links', () => {
  test.each([
    ['https://www.youtube.com/watch?v=AbC-12_x', YOUTUBE('AbC-12_x')],
    ['http://youtube.com/watch?v=abc', YOUTUBE('abc')],
    ['//m.youtube.com/watch?v=abc&t=42s', YOUTUBE('abc')],
    ['https://www.youtube.com/watch?feature=share&v=abc', YOUTUBE('abc')],
    ['https://youtu.be/AbC-12_x', YOUTUBE('AbC-12_x')],
    ['https://youtu.be/abc?si=xyz', YOUTUBE('abc')],
    ['https://vimeo.com/12345', VIMEO('12345')],
    ['http://www.vimeo.com/clip:12345', VIMEO('12345')],
    ['http://vimeo.com/12345/abcdef', VIMEO('12345')],
    ['https://www.youtube.com/watch?v=', null],
    ['https://www.youtube.com/watch?v=a"b', null],
    ['https://www.youtube.com/@engraver', null],
    ['https://youtu.be/', null],
    ['https://vimeo.com/about', null],
    ['https://evil.example/youtube.com/watch?v=abc', null],
    ['https://youtube.com.evil.example/watch?v=abc', null],
    ['javascript:alert(1)//youtu.be/abc', null],
    ['/watch?v=abc', null],
    ['http://[', null],
    ['', null],
  ])('[S10] video links: %s is played by %s (14.1, 14.3)', (href, player) => {
    expect(playerOf(href, BASE)).toBe(player)
  })

  test('[S55] video links: over pictures a player waits to be started', () => {
    expect(playerOf('https://youtu.be/abc', BASE, { autoplay: false })).toBe(
      'https://www.youtube.com/embed/abc?autoplay=0&wmode=transparent',
    )
    expect(playerOf('https://vimeo.com/1', BASE, { autoplay: false })).toMatch(/&autoplay=0&/)
  })

  test.each([
    ['https://www.youtube.com/embed/ID?autoplay=1', 'https://www.youtube.com/embed/ID?autoplay=1'],
    [' //player.vimeo.com/video/1 ', 'https://player.vimeo.com/video/1'],
    ['/videos/laser/', 'https://shop.example/videos/laser/'],
    ['', null],
    ['   ', null],
    [null, null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['http://[', null],
  ])('[S10] video links: data-video "%s" is %s (14.5)', (printed, player) => {
    expect(readPlayer(printed, BASE)).toBe(player)
  })

  test('[S10] video links: whatever is printed, a player is a page of the web, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        for (const player of [playerOf(text, BASE), readPlayer(text, BASE)]) {
          if (player !== null) expect(player).toMatch(/^https?:\/\//)
        }
      }),
    )
  })
})
