import { sendJson } from '../reply.mjs'
import { formById } from './forms.mjs'
import { schemaOf } from './schema.mjs'
import { refilled, takeForm } from './take-form.mjs'

const ROUTE = /^\/contact-form-7\/v1\/contact-forms\/(\d{1,9})\/(feedback\/schema|feedback|refill)$/
const ROOT = /^\/wp-json(?=\/)/

/**
 * The call of the form plugin that an address stands for, by its path or, without pretty addresses, by `rest_route`.
 * @param {URL} url
 */
export function contactCall(url) {
  const route = ROOT.test(url.pathname)
    ? url.pathname.replace(ROOT, '')
    : (url.searchParams.get('rest_route') ?? '')
  const [, id, end] = ROUTE.exec(route) ?? []
  if (id === undefined || end === undefined) return undefined
  return { id: Number(id), name: end === 'feedback/schema' ? 'schema' : end }
}

/** Whether it asks for something of the REST API at all. @param {URL} url */
export const isRestCall = ({ pathname, searchParams }) =>
  ROOT.test(pathname) || searchParams.has('rest_route')

/**
 * The form plugin's three calls (contract 07 A6).
 * @param {import('../visit.mjs').Visit} visit
 */
export function answerRest(visit) {
  const { request, response, session, entries, isMultipart, url } = visit
  const call = contactCall(url)
  const method = call?.name === 'feedback' ? 'POST' : 'GET'
  if (!call || request.method !== method || session.contact.knobs.plugin !== 'usual') {
    return refuse(response, 404, 'rest_no_route', 'No route was found matching the URL and request method.')
  }
  const { contact } = session
  const forced = Number(contact.knobs.answer)
  const form = formById(call.id, contact.knobs)
  if (!form) return refuse(response, 404, 'wpcf7_not_found', 'The requested contact form was not found.')
  if (call.name === 'schema') return sendJson(response, schemaOf(form))
  if (call.name === 'refill')
    return sendJson(response, listIfEmpty(withOrigin(refilled(form, contact), request)))
  if (!isMultipart) {
    return refuse(
      response,
      415,
      'wpcf7_unsupported_media_type',
      'The request payload format is not supported.',
    )
  }
  if (forced >= 400) return refuse(response, forced, 'wpcf7_refused', 'We have closed this form for today.')
  if (
    !entries.some(
      ({ name, value }) => name === '_wpcf7_unit_tag' && /^wpcf7-f\d+(?:-p\d+)?-o\d+$/.test(value),
    )
  ) {
    return refuse(response, 400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.')
  }
  sendJson(response, withOrigin(takeForm(form, entries, contact).answer, request))
}

/** @param {import('../reply.mjs').Response} response @param {number} status @param {string} code @param {string} message */
function refuse(response, status, code, message) {
  sendJson(response, { code, message, data: { status } }, { status })
}

/**
 * The addresses of pictures are whole ones.
 * @template {{ captcha?: Record<string, string> }} T
 * @param {T} answer
 * @param {import('node:http').IncomingMessage} request
 * @returns {T}
 */
function withOrigin(answer, { headers }) {
  if (!answer.captcha) return answer
  const origin = `http://${headers.host ?? '127.0.0.1'}`
  const captcha = Object.entries(answer.captcha).map(([name, address]) => [name, origin + address])
  return { ...answer, captcha: Object.fromEntries(captcha) }
}

/** PHP has one word for an empty list and an empty object. @param {object} answer */
const listIfEmpty = (answer) => (Object.keys(answer).length === 0 ? [] : answer)
