/** @typedef {import('node:http').ServerResponse} Response */

/** Tells open pages, by server-sent events, that something changed. */
export function createLive() {
  /** @type {Set<Response>} */
  const pages = new Set()

  return {
    /** @param {Response} response */
    join(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write('retry: 500\n\n')
      pages.add(response)
      response.once('close', () => pages.delete(response))
    },
    reload() {
      for (const page of pages) page.write('event: reload\ndata: now\n\n')
    },
  }
}
