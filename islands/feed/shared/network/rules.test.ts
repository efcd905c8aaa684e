import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readComments } from './comment-wire'
import { type LinePart, likesSentence } from './likes-sentence'
import { readMetadata, totalOf } from './metadata'
import { REACTIONS, type Reaction, topReactions } from './reactions'

/** Any UTF-16 text, also with lone surrogates. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
const counts = (some: Partial<Record<Reaction, number>>) => ({
  love: 0,
  haha: 0,
  wow: 0,
  sad: 0,
  angry: 0,
  ...some,
})

describe('[F02] page feed: reactions', () => {
  test.each<[Partial<Record<Reaction, number>>, string, string]>([
    [{}, '', 'none'],
    [{ love: 3, haha: 1 }, 'love one, haha two', 'the most frequent ones (17.21)'],
    [{ love: 2, wow: 2 }, 'love one, wow one', 'equally frequent (17.22)'],
    [{ wow: 2, love: 2, sad: 1 }, 'love one, wow one', 'two first ones, and no second'],
    [{ sad: 4 }, 'sad one', 'one alone (17.23)'],
    [{ sad: 2, angry: 2, haha: 2 }, 'haha one, sad one', 'three first ones: two of them'],
    [{ love: 1, haha: 1, wow: 1, sad: 1, angry: 1 }, 'love one, haha one', 'all of them'],
    [{ angry: 9, love: 2, wow: 2 }, 'angry one, wow two', 'two second ones: the last of them'],
    [{ wow: 5, love: 1, haha: 3 }, 'wow one, haha two', 'three of them'],
  ])('[F02] reactions: %j gives %s: %s', (some, icons) => {
    expect(
      topReactions(counts(some))
        .map(({ type, place }) => `${type} ${place}`)
        .join(', '),
    ).toBe(icons)
  })

  test('[F02] reactions: never more than two, each with a count, none more frequent left out', () => {
    const any = fc.record(Object.fromEntries(REACTIONS.map((type) => [type, fc.nat(4)])) as never)
    fc.assert(
      fc.property(any, (some) => {
        const all = counts(some)
        const top = topReactions(all)
        expect(top.length).toBe(Math.min(2, REACTIONS.filter((type) => all[type] > 0).length))
        const least = Math.min(...top.map(({ type }) => all[type]))
        const left = REACTIONS.filter((type) => !top.some((each) => each.type === type))
        for (const type of left) expect(all[type]).toBeLessThanOrEqual(top.length === 0 ? 0 : least)
      }),
    )
  })
})

const WORDS = {
  like: 'like this',
  likes: 'likes this',
  reacted: 'reacted to this',
  and: 'and',
  other: 'other',
  others: 'others',
}
const people = (names: string) => names.split('').map((name) => ({ name, link: undefined }))
const read = (line: readonly LinePart[]) =>
  line.map((part) => (part.is === 'liker' ? part.liker.name : part.text)).join('')

describe('[F02] page feed: who likes a post', () => {
  test.each([
    [1, 1, 'AB', 'A likes this', '17.24'],
    [2, 2, 'AB', 'A and B like this', '17.24'],
    [3, 3, 'AB', 'A, B and 1 other like this', '17.24'],
    [4, 4, 'ABCD', 'A, B and 2 others like this', 'four'],
    [10, 10, 'AB', 'A, B and 8 others like this', '17.25'],
    [10, 15, 'AB', 'A, B and 13 others reacted to this', '17.26'],
    [25, 25, 'AB', 'A, B and 23 others like this', '17.27'],
    [25, 30, 'AB', 'A, B and 28 others reacted to this', 'exactly 25, with reactions'],
    [1, 6, 'A', 'A likes this', 'one, beside reactions'],
    [2, 6, 'AB', 'A and B like this', 'two, beside reactions'],
    [3, 6, 'AB', 'A, B and 1 other like this', 'three, beside reactions'],
    [2, 2, 'A', 'A and 1 other like this', 'one who is not named'],
    [2, 9, 'A', 'A and 1 other like this', 'one who is not named, beside reactions'],
    [3, 3, 'A', 'A and 2 others like this', 'two who are not named'],
    [3, 9, 'A', 'A and 2 others like this', 'two who are not named, beside reactions'],
    [10, 10, 'A', 'A and 9 others like this', 'only one who is named'],
    [10, 15, 'A', 'A and 14 others reacted to this', 'only one who is named, beside reactions'],
    [25, 25, 'A', 'A and 24 others like this', 'only one of 25'],
    [10, 10, '', '', 'nobody who is named'],
    [0, 4, 'AB', '', 'nobody who likes it'],
    [0, 0, '', '', 'nobody at all'],
  ])('[F02] likes: %s of %s, from %s: %s (%s)', (likes, total, names, text) => {
    expect(read(likesSentence({ likes, total, likers: people(names) }, WORDS))).toBe(text)
  })

  test('[F02] likes: the number is marked at exactly 25 (17.27)', () => {
    const numbers = (likes: number) =>
      likesSentence({ likes, total: likes, likers: people('AB') }, WORDS).filter(({ is }) => is === 'number')
    expect(numbers(25)).toEqual([{ is: 'number', text: '23' }])
    expect([...numbers(24), ...numbers(26), ...numbers(3)]).toEqual([])
  })

  test('[F02] likes: the named people and the number of others add up to all who like the post, or have reacted to it', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(10), names, (likes, others, given) => {
        const total = likes + others
        const line = likesSentence({ likes, total, likers: people(given.join('')) }, WORDS)
        const named = line.filter(({ is }) => is === 'liker').length
        const counted = Number(/\d+/.exec(read(line))?.[0] ?? 0)
        expect(named + counted).toBe(likes > 3 ? total : likes)
      }),
    )
  })

  test('[F02] likes: the sentence has no gap where a name is missing', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 4 })
    fc.assert(
      fc.property(fc.nat(40), fc.nat(10), names, (likes, others, given) => {
        const text = read(
          likesSentence({ likes, total: likes + others, likers: people(given.join('')) }, WORDS),
        )
        expect(text).not.toMatch(/^\W|, (and|,)| {2}|undefined|-\d/)
      }),
    )
  })
})

const ANSWER = {
  likes: {
    data: [
      { id: '11', name: 'Club Secretary', link: 'https://www.facebook.com/app_scoped_user_id/11/' },
      { id: '12', name: 'Coach &amp; Son', link: 'https://www.facebook.com/coach' },
    ],
    summary: { total_count: 14 },
  },
  comments: {
    data: [{ id: '5678_1', message: 'Great medals!', like_count: 2, comment_count: 1 }],
    summary: { total_count: 5 },
  },
  love: { summary: { total_count: 3 } },
  haha: { summary: { total_count: 1 } },
  images: [{ source: 'https://cdn.example/full.jpg', width: 2048 }],
  id: '5678',
}
/** The metadata with parsed comments: laurel parses them only when they are opened. */
function reading(answer: unknown) {
  const metadata = readMetadata(JSON.stringify(answer))
  return metadata && { ...metadata, comments: metadata.comments && readComments(metadata.comments) }
}

describe('[F11] page feed: what the network answers', () => {
  test('[F11] metadata: what the chapter’s example says', () => {
    const metadata = reading(ANSWER)
    expect(metadata).toMatchObject({
      likes: {
        likers: [
          { name: 'Club Secretary', link: undefined },
          { name: 'Coach &amp; Son', link: 'https://www.facebook.com/coach' },
        ],
        count: 14,
      },
      reactions: counts({ love: 3, haha: 1 }),
      commentCount: 5,
      image: 'https://cdn.example/full.jpg',
    })
    expect(metadata?.comments?.map(({ id }) => id)).toEqual(['5678_1'])
    expect(metadata && totalOf(metadata)).toBe(18)
  })

  test.each([
    '',
    ' ',
    'null',
    '0',
    '-1',
    '""',
    '"text"',
    '[]',
    '{}',
    '{"success":false}',
    'true',
    '<html><body>Error</body></html>',
    '{"error":{"message":"x"}}',
    '{"error":{}}',
    '{"error":"x","likes":{"data":[]}}',
    '{"likes":{"data":[',
  ])('[F11] metadata: %s says nothing of a post (17.19, 17.20)', (text) => {
    expect(readMetadata(text)).toBeUndefined()
  })

  test.each([undefined, null, 'x', 7, [], {}])('[F02] metadata: %j for every part of it is none', (odd) => {
    const answer = Object.fromEntries([...Object.keys(ANSWER), ...REACTIONS].map((key) => [key, odd]))
    expect(reading({ ...answer, id: '1' })).toMatchObject({
      reactions: counts({}),
      commentCount: 0,
      image: undefined,
    })
  })

  test.each([undefined, null, -1, 1.5, '3x', 1e20, '', {}, [2]])(
    '[F02] metadata: a count of %j is 0',
    (odd) => {
      expect(reading({ love: { summary: { total_count: odd } }, id: '1' })?.reactions.love).toBe(0)
    },
  )

  test('[F02] metadata: counts may be text', () => {
    expect(reading({ love: { summary: { total_count: '12' } } })?.reactions.love).toBe(12)
  })

  test('[F02] metadata: without a sum, the number of likes is that of the names', () => {
    expect(reading({ likes: { data: [{ name: 'A' }, { name: '' }, {}, null] } })?.likes).toEqual({
      likers: [{ name: 'A', link: undefined }],
      count: 1,
    })
  })

  test('[F02] metadata: one odd comment does not lose the others', () => {
    const data = [
      null,
      'x',
      7,
      {},
      { id: 1, message: 'one' },
      { id: '2', message: null, from: 'me' },
      {
        id: '3',
        message: 3,
        from: { name: 'Coach', link: 'javascript:x()', picture: { data: { url: 7 } } },
        message_tags: [null, { id: '1' }, { id: 5, name: 'A' }],
        attachment: { media: {} },
        like_count: 'many',
      },
      { id: '4', attachment: { media: { image: { src: 'https://cdn.example/t.jpg' } } } },
      { id: '5', attachment: { media: { image: { src: 'data:image/png;base64,AA' } } } },
    ]
    const comments = reading({ comments: { data } })?.comments
    expect(comments?.map(({ id }) => id)).toEqual(['1', '3', '4'])
    expect(comments?.[1]).toMatchObject({
      message: '3',
      from: { id: '', name: 'Coach', link: undefined, picture: undefined },
      like_count: 0,
    })
    expect(comments?.[1]?.message_tags.filter(({ name }) => name)).toEqual([{ id: '5', name: 'A' }])
  })

  test('[F02] metadata: without a list of comments those on the page are the better ones', () => {
    expect(reading({ id: '1' })?.comments).toBeUndefined()
    expect(reading({ comments: { data: 'x' } })?.comments).toBeUndefined()
    expect(reading({ comments: { data: [] } })?.comments).toEqual([])
  })

  test('[F11] metadata: any JSON is read or left', () => {
    const leaf = fc.oneof(anyText, fc.integer(), fc.double(), fc.constantFrom(null, true, '12', -1))
    const keys = fc.constantFrom(
      'likes',
      'comments',
      'data',
      'summary',
      'images',
      'love',
      'total_count',
      'from',
    )
    const nested = fc.letrec((tie) => ({
      value: fc.oneof(leaf, fc.array(tie('value')), fc.dictionary(keys, tie('value'))),
    })).value
    fc.assert(
      fc.property(nested, (value) => void reading(value)),
      { numRuns: 40 },
    )
  })
})
