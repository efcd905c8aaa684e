import { open } from 'node:fs/promises'
import type { PageSource } from './open-page'

/**
 * Only the start of longer pages is read. The limit is high because inline pictures and scripts are long
 * but cheap to parse.
 */
export const MOST_BYTES = 32 * 1024 * 1024
const FETCH_TIME_MS = 15_000
const HEAD_BYTES = 1024

/** A page as far as it was read, and the problems of reading it. */
export interface ReadPage {
  /** Undefined where nothing could be read. */
  readonly source?: PageSource
  readonly trouble?: string
}

export const isAddress = (name: string) => /^https?:\/\//i.test(name)

/** Reads a saved page or fetches one; reports every failure and never throws. */
export async function readPage(name: string): Promise<ReadPage> {
  try {
    return isAddress(name) ? await fetchPage(name) : judge(await readFile(name), {})
  } catch (cause) {
    return { trouble: `it can not be read: ${reasonOf(cause)}` }
  }
}

async function readFile(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const buffer = new Uint8Array(MOST_BYTES + 1)
    let length = 0
    while (length < buffer.length) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    return buffer.slice(0, length)
  } finally {
    await handle.close()
  }
}

async function fetchPage(url: string): Promise<ReadPage> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(FETCH_TIME_MS),
    headers: { accept: 'text/html, application/xhtml+xml' },
  })
  const type = response.headers.get('content-type') ?? 'text/html'
  if (!response.ok || !/html/i.test(type)) {
    await response.body?.cancel()
    const trouble = response.ok ? `it is no HTML but ${type}` : `the server answers ${response.status}`
    return { trouble }
  }
  const charset = /charset\s*=\s*["']?([\w.:-]+)/i.exec(type)?.[1]
  return judge(await readBody(response), { address: response.url, charset })
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  while (reader && length <= MOST_BYTES) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  await reader?.cancel()
  return Buffer.concat(chunks).subarray(0, MOST_BYTES + 1)
}

function judge(bytes: Uint8Array, known: Omit<PageSource, 'bytes'>): ReadPage {
  if (bytes.every(isSpace)) return { trouble: 'it is empty' }
  if (isBinary(bytes.subarray(0, HEAD_BYTES))) return { trouble: 'it is no text' }
  if (bytes.length <= MOST_BYTES) return { source: { bytes, ...known } }
  return {
    source: { bytes: bytes.subarray(0, MOST_BYTES), ...known },
    trouble: `it is longer than ${MOST_BYTES / 1024 / 1024} MB: only so much was read`,
  }
}

const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)

/** Text in UTF-16 is half zeros, but starts with a byte order mark. */
function isBinary(head: Uint8Array): boolean {
  const hasMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return !hasMark && head.includes(0)
}

/** A failed fetch names the reason in its cause only, and a timeout by its name. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return `no answer within ${FETCH_TIME_MS / 1000} s`
  const inner = cause.cause instanceof Error ? cause.cause : cause
  return inner.message || ('code' in inner ? String(inner.code) : inner.name)
}
