import { sendText } from '../reply.mjs'

/** Where the stand-in of the photo service answers, in place of another site. */
export const SERVICE_PATH = '/graph'

const PATH = /^\/graph\/([^/]+)\/media$/
const CALLBACK = /^[\w$]{1,64}$/
const DAY_MS = 86_400_000
/** Between the posts of the lists. */
const NEWEST = Date.UTC(2025, 4, 16, 3, 10)
const MANY = 1000

const PICTURES = [
  ['gold-cup', 'Forty-two centimetres of thank you, off to Bulimba tonight.'],
  ['swimming-medal', 'Fifty of these by Friday.\nNo pressure.'],
  ['perpetual-shield', 'Twenty-one plates, twenty-one names, not one of them misspelled (we counted).'],
  // Wider than it is high.
  ['workshop', ''],
  ['cricket-medal', 'For the scorer, who never misses a ball.'],
  ['glass-flame', 'Jade glass & one line of text. #trophies <3'],
  ['place-ribbons', 'Ekka week.'],
  ['timber-plaque', 'Life member, 1974 to now.'],
]

/** @param {string} path */
export const isPhotoCall = (path) => PATH.test(path)

/**
 * The account's latest photos, as a script that calls back. The token says what kind of answer is wanted.
 * @param {import('../visit.mjs').Visit} visit
 */
export function answerPhotos({ request, response, url }) {
  const callback = url.searchParams.get('callback') ?? ''
  if (!CALLBACK.test(callback)) return sendText(response, 'Bad callback', { status: 400 })
  const origin = `http://${request.headers.host ?? '127.0.0.1'}`
  const kind = (url.searchParams.get('access_token') ?? '').replace('stand-in-', '')
  const limit = Math.min(Number(url.searchParams.get('limit')) || 0, MANY)
  const answer = ANSWERS[kind] ?? ((from, count) => ({ data: photos(from, count) }))
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=UTF-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(`/**/ ${callback}(${JSON.stringify(answer(origin, limit)).replaceAll('<', '\\u003c')});`)
}

/** @type {Readonly<Record<string, (origin: string, limit: number) => unknown>>} */
const ANSWERS = {
  error: () => ({ error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } }),
  'no-list': () => ({ data: 'none' }),
  few: (origin) => ({ data: photos(origin, 2) }),
  more: (origin, limit) => ({ data: photos(origin, limit + 2) }),
  many: (origin) => ({ data: photos(origin, MANY) }),
  hostile: (origin) => ({ data: hostilePhotos(origin) }),
}

/**
 * @param {string} origin
 * @param {number} count
 */
function photos(origin, count) {
  return Array.from({ length: count }, (_, index) => {
    const [file, caption] = PICTURES[index % PICTURES.length] ?? []
    const picture = `${origin}/assets/images/${file}.svg`
    const isVideo = index % PICTURES.length === 4
    return {
      id: `1790000000000000${index}`,
      media_type: isVideo ? 'VIDEO' : 'IMAGE',
      media_url: isVideo ? `${origin}/assets/workshop.mp4` : picture,
      ...(isVideo && { thumbnail_url: picture }),
      ...(caption && { caption }),
      timestamp: new Date(NEWEST - index * 7 * DAY_MS).toISOString().replace('.000Z', '+0000'),
      username: 'kurilpatrophies',
      permalink: `${origin}/blog/?photo=${index}`,
    }
  })
}

/** @param {string} origin */
function hostilePhotos(origin) {
  const [good] = photos(origin, 1)
  return [
    null,
    'photo',
    { id: 1, media_url: 2 },
    {
      ...good,
      id: 'script',
      permalink: 'java\nscript:document.title="taken"',
      caption: '<img src=x onerror="document.title=1">',
    },
    { ...good, id: 'picture', media_url: 'javascript:alert(1)' },
    { ...good, id: 'long', caption: 'Trophies '.repeat(3000) },
    { ...good, id: 'late', timestamp: 'one fine day' },
    { ...good, id: 'late' },
    ...photos(origin, 3),
  ]
}
