import { describe, expect, test } from 'vitest'
import { ago, fullDate, languageOf } from './ago'
import { gridPlace, sorted, unixSeconds } from './order'
import { type Entry, photosOf } from './photos'

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  media_type: 'IMAGE',
  media_url: `https://cdn.example/${id}.jpg`,
  permalink: `https://photos.example/p/${id}/`,
  timestamp: '2024-04-25T03:10:00+0000',
  caption: 'A cup',
  ...more,
})
const pictures = (entries: readonly Entry[], count = 6) =>
  photosOf(entries, count).map(({ picture }) => picture.replace('https://cdn.example/', ''))

describe('[S52] social list: dates and places', () => {
  test.each([
    ['1714014600', 1_714_014_600],
    ['1714014600000', 1_714_014_600],
    ['2024-04-25T03:10:00+0000', 1_714_014_600],
    ['2024-04-25T03:10:00+00:00', 1_714_014_600],
    ['2024-04-25T13:10:00+1000', 1_714_014_600],
    ['2024-04-25T03:10:00Z', 1_714_014_600],
    ['Thu Apr 25 03:10:00 +0000 2024', 1_714_014_600],
    [' 0 ', 0],
    ['some time ago', null],
    ['-5', null],
    ['99999999999999999999', null],
    ['1.5', null],
    ['', null],
    [null, null],
  ])('[S52] social list: the date %j is %s', (printed, seconds) => {
    expect(unixSeconds(printed)).toBe(seconds)
  })

  test.each([
    ['4', false, 4],
    ['4', true, 4.5],
    ['-1', false, -1],
    ['first', false, null],
    ['', true, null],
    [null, false, null],
  ])('[S52] social list: the place %j is %s for a photo: %s', (printed, isPhoto, place) => {
    expect(gridPlace(printed, { isPhoto })).toBe(place)
  })

  test('[S52] social list: sorting is stable, and items without a key come last', () => {
    const items = ['b2', 'x', 'a1', 'c2', 'y', 'd1']
    const keyOf = (item: string) => (item.length === 2 ? Number(item[1]) : null)
    expect(sorted(items, keyOf)).toEqual(['a1', 'd1', 'b2', 'c2', 'x', 'y'])
  })
})

describe('[S52] social list: photos of an answer', () => {
  test.each([
    ['as many as are wanted (12.2)', Array.from({ length: 8 }, (_, index) => entry(`p${index}`)), 6],
    ['fewer, if there are no more (12.3)', [entry('a'), entry('b')], 2],
    ['none', [], 0],
    ['each once', [entry('a'), entry('a'), entry('b')], 2],
    ['a thousand', Array.from({ length: 1000 }, (_, index) => entry(`p${index}`)), 6],
  ])('[S52] social list: %s', (_, entries, shown) => {
    expect(photosOf(entries, 6)).toHaveLength(shown)
  })

  test('[S52] social list: a video shows its still (12.9), and entries without a picture are skipped', () => {
    expect(
      pictures([
        entry('film', { media_type: 'VIDEO', thumbnail_url: 'https://cdn.example/still.jpg' }),
        entry('no-still', { media_type: 'VIDEO' }),
        entry('script', { media_url: 'java\tscript:alert(1)' }),
        entry('data', { media_url: 'data:image/svg+xml,<svg onload=alert(1)>' }),
        entry('nothing', { media_url: undefined }),
        {},
        entry('album', { media_type: 'CAROUSEL_ALBUM' }),
      ]),
    ).toEqual(['still.jpg', 'album.jpg'])
  })

  test('[S52] social list: an entry may have no caption, date or safe address', () => {
    expect(
      photosOf([entry('a', { caption: undefined, timestamp: 'soon', permalink: 'javascript:alert(1)' })], 6),
    ).toEqual([{ picture: 'https://cdn.example/a.jpg', permalink: null, caption: '', takenAt: null }])
  })
})

describe('[S52] social list: how long ago', () => {
  test.each([
    [0, '0 seconds ago'],
    [-500, '0 seconds ago'],
    [59.9, '59 seconds ago'],
    [60, '1 minute ago'],
    [7200, '2 hours ago'],
    [2.9 * 86_400, '2 days ago'],
    [31 * 86_400, '1 month ago'],
    [800 * 86_400, '2 years ago'],
  ])('[S52] social list: %s seconds ago is %s', (seconds, words) => {
    expect(ago(seconds, 'en-AU')).toBe(words)
  })

  test('[S52] social list: the time is in the page’s language', () => {
    expect(ago(2 * 86_400, languageOf('de_DE'))).toBe('vor 2 Tagen')
    expect(fullDate(1_714_014_600, 'en-AU')).toMatch(/25 April 2024/)
  })

  test.each([
    ['en_AU', 'en-AU'],
    [' de ', 'de'],
    ['', undefined],
    ['no language at all', undefined],
  ])('[S52] social list: the tag %j gives the language %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })
})
