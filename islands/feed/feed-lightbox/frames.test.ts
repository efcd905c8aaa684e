import { describe, expect, test } from 'vitest'
import { playingUrl } from './Playing'
import { isNetworkPlayer } from './wrapper-class'

const PLAYER = 'https://www.facebook.com/v2.3/plugins/video.php?href=https://www.facebook.com/x/videos/2/'

describe('[F14] feed lightbox: address of a frame', () => {
  test.each([
    ['https://video.example/embed/1', 'https://video.example/embed/1?autoplay=1&mute=0'],
    ['https://video.example/embed/1?rel=0', 'https://video.example/embed/1?rel=0&autoplay=1&mute=0'],
    ['https://video.example/embed/1?', 'https://video.example/embed/1?autoplay=1&mute=0'],
    ['https://video.example/1?a=b&autoplay=1', 'https://video.example/1?a=b&autoplay=1&mute=0'],
    ['https://video.example/film.swf', 'https://video.example/film.swf?mute=0'],
    ['https://video.example/1?a=b#t=3', 'https://video.example/1?a=b&autoplay=1&mute=0#t=3'],
    [PLAYER, `${PLAYER}&autoplay=1&mute=0`],
  ])('[F14] feed lightbox: %s plays at %s', (url, playing) => {
    expect(playingUrl(url)).toBe(playing)
  })

  test.each([
    [PLAYER, true],
    ['https://evil.example/www.facebook.com/v2.3/plugins/video.php', false],
    ['https://www.facebook.com/v2.3/plugins/post.php', false],
    ['', false],
  ])('[F14] feed lightbox: whether %j is the network’s player: %s', (url, is) => {
    expect(isNetworkPlayer(url)).toBe(is)
  })
})
