import { describe, expect, test, vi } from 'vitest'
import { readText } from './read-text'
import { request } from './request'

const bytes = (text: string) => new TextEncoder().encode(text)

/** An answer in these pieces; `undefined` says that another follows, without end. */
function answerOf(...pieces: readonly (Uint8Array<ArrayBuffer> | undefined)[]) {
  const cancel = vi.fn()
  let sent = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = pieces[Math.min(sent, pieces.length - 1)]
      if (sent >= pieces.length && piece !== undefined) return controller.close()
      sent += 1
      controller.enqueue(piece ?? new Uint8Array(65_536).fill(97))
    },
    cancel,
  })
  return {
    response: { ok: true, status: 200, url: '', body } as unknown as Response,
    cancel,
    sent: () => sent,
  }
}

describe('[X11] read text', () => {
  test('[X11] read text: characters that are split between chunks are decoded', async () => {
    const [first, second, third] = [bytes('Pok').slice(), bytes('é 🏆 '), bytes('ok')]
    const parts = [first, second.slice(0, 1), second.slice(1, 5), second.slice(5), third]
    expect(await readText(answerOf(...parts).response, 'love_it')).toBe('Poké 🏆 ok')
  })

  test('[X11] read text: drops a byte order mark and replaces invalid bytes, as browsers do', async () => {
    const odd = new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xff, 0xc3])
    const expected = await new Response(odd).text()
    expect(expected).toBe('a\ufffd\ufffd')
    expect(await readText(answerOf(odd.slice(0, 2), odd.slice(2)).response, 'love_it')).toBe(expected)
  })

  test.each([
    ['nothing', new Response(null), ''],
    ['an empty text', new Response(''), ''],
    ['no stream', { text: async () => 'loved' } as Response, 'loved'],
  ])('[X11] read text: an answer with %s', async (_, response, text) => {
    expect(await readText(response, 'love_it')).toBe(text)
  })

  test('[X11] read text: reads up to the limit, in bytes', async () => {
    expect(await readText(answerOf(bytes('éé')).response, 'love_it', 4)).toBe('éé')
    const { response, cancel } = answerOf(bytes('éé'), bytes('x'))
    await expect(readText(response, 'love_it', 4)).rejects.toMatchObject({
      name: 'WireError',
      kind: 'too-large',
      call: 'love_it',
      message: 'love_it: too-large (4)',
    })
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('[X11] read text: stops an endless answer at the limit', async () => {
    const { response, cancel, sent } = answerOf(undefined)
    await expect(readText(response, 'love_it')).rejects.toMatchObject({ kind: 'too-large' })
    expect(cancel).toHaveBeenCalledOnce()
    expect(sent() * 65_536).toBeLessThan(4_200_000)
  })

  test('[X11] read text: an answer that breaks off throws what the browser throws', async () => {
    const broken = new TypeError('network error')
    const body = new ReadableStream({ start: (controller) => controller.error(broken) })
    await expect(readText({ body } as Response, 'love_it')).rejects.toBe(broken)
  })
})

describe('[X11] request', () => {
  const ask = (options?: object) => request('/wp-admin/admin-ajax.php', 'love_it', {}, options ?? {})

  test('[X11] request: an endless answer is an error', async () => {
    vi.stubGlobal('fetch', async () => answerOf(undefined).response)
    await expect(ask()).rejects.toMatchObject({ kind: 'too-large' })
  })

  test('[X11] request: a call may have another limit', async () => {
    vi.stubGlobal('fetch', async () => answerOf(new Uint8Array(4_000_001).fill(97)).response)
    expect(await ask({ sizeLimitB: 4_000_001 })).toHaveLength(4_000_001)
    await expect(ask({ sizeLimitB: 1 })).rejects.toMatchObject({ kind: 'too-large' })
  })

  test('[X11] request: the body of a refusal has the limit too, and its status is reported', async () => {
    const { response, cancel } = answerOf(undefined)
    vi.stubGlobal('fetch', async () => Object.assign(response, { ok: false, status: 500 }))
    const onRefused = vi.fn()
    await expect(ask({ onRefused })).rejects.toMatchObject({ kind: 'status', status: 500 })
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('')
    expect(cancel).toHaveBeenCalledOnce()
  })
})
