/** The header by which a test learns what a request posts: Playwright does not ask Firefox for it. In base64. */
export const BODY_HEADER = 'x-posted-body'
/** Playwright's own numbers do not come so far. */
const FIRST_ID = 1e9

const BEFORE_REQUEST = '"method":"network.beforeRequestSent"'
const ONLY_RESPONSES = /"dataTypes":\["response"\]/

/**
 * Firefox reports a request without its body. The bridge asks for the body, and holds later messages until it has come.
 * @param {{ ask(message: string): void, tell(message: string): void }} options to Firefox, to Playwright
 */
export function createBodies({ ask, tell }) {
  /** @type {{ text?: string }[]} messages in their order; one without text waits for the body */
  const queue = []
  /** @type {Map<number, { place: { text?: string }, event: any }>} */
  const asked = new Map()
  let lastId = FIRST_ID

  function flush() {
    for (let [first] = queue; first?.text !== undefined; [first] = queue) {
      tell(first.text)
      queue.shift()
    }
  }

  /** @param {string} message @returns whether it is the answer to a question of ours */
  function isAnswer(message) {
    if (asked.size === 0 || !message.includes('"id":1')) return false
    const { id, result } = JSON.parse(message)
    const question = asked.get(id)
    if (!question) return false
    asked.delete(id)
    const { place, event } = question
    const { type, value } = result?.bytes ?? {}
    if (value) {
      const body = type === 'base64' ? value : Buffer.from(value).toString('base64')
      event.params.request.headers.push({ name: BODY_HEADER, value: { type: 'string', value: body } })
    }
    place.text = JSON.stringify(event)
    return true
  }

  return {
    /** @param {string} message */
    fromFirefox(message) {
      if (!isAnswer(message)) {
        const event = message.includes(BEFORE_REQUEST) ? JSON.parse(message) : undefined
        const request = event?.params.request
        if (request?.bodySize > 0) {
          const place = {}
          queue.push(place)
          asked.set(++lastId, { place, event })
          const params = { dataType: 'request', request: request.request }
          ask(JSON.stringify({ id: lastId, method: 'network.getData', params }))
        } else queue.push({ text: message })
      }
      flush()
    },
    /** @param {string} message @returns {string} as it is to reach Firefox */
    fromPlaywright(message) {
      if (message.includes('"network.addDataCollector"'))
        return message.replace(ONLY_RESPONSES, '"dataTypes":["response","request"]')
      if (!message.includes(BODY_HEADER)) return message
      const { params, ...others } = JSON.parse(message)
      const headers = params.headers?.filter(
        (/** @type {{ name: string }} */ { name }) => name !== BODY_HEADER,
      )
      return JSON.stringify({ ...others, params: { ...params, headers } })
    },
  }
}
