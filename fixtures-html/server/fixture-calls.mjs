import { addFaults } from './faults.mjs'
import { sendJson, sendText } from './reply.mjs'
import { resetSession } from './session.mjs'

/**
 * The tests' own door, under `/fixture/`: faults, the journal, the mails of contact forms and a new start.
 * @param {import('./visit.mjs').Visit} visit
 */
export function answerFixtureCall({ request, response, url, session, fields }) {
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /fixture/journal':
      return sendJson(response, session.journal)
    case 'GET /fixture/mails':
      return sendJson(response, session.contact.mails)
    case 'POST /fixture/journal/clear':
      session.journal = []
      return sendJson(response, {})
    case 'POST /fixture/faults': {
      const allKnown = addFaults(session, [fields['fault'] ?? ''])
      return sendJson(response, session.faults, { status: allKnown ? 200 : 400 })
    }
    case 'POST /fixture/faults/clear':
      session.faults = []
      return sendJson(response, [])
    case 'POST /fixture/reset':
      resetSession(session)
      return sendJson(response, {})
    default:
      return sendText(response, 'Not found', { status: 404 })
  }
}
