import { contactCall } from './contact/answer-rest.mjs'
import { engravingCall } from './engraving/take-engraving.mjs'
import { isFeedPicture } from './feed/pictures.mjs'
import { isPhotoCall } from './social/photo-service.mjs'

/**
 * One request, read.
 * @typedef {object} Visit
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {URL} url
 * @property {import('./session.mjs').Session} session
 * @property {Record<string, string>} fields of the body
 * @property {readonly import('./request-body.mjs').PostedEntry[]} entries the same one by one, with the sizes of files
 * @property {boolean} isMultipart
 * @property {ServerSettings} settings
 *
 * @typedef {object} ServerSettings
 * @property {'esm' | 'single'} bundle
 * @property {string} distDir
 * @property {boolean} live
 * @property {boolean} isWatched
 * @property {boolean} joinsStyles
 * @property {boolean} notesErrors
 */

/**
 * The name by which faults and the journal know this request.
 * @param {URL} url
 * @param {Record<string, string>} fields
 */
export function callName(url, fields) {
  if (url.pathname === '/wp-admin/admin-ajax.php') {
    return fields['action'] || url.searchParams.get('action') || 'admin-ajax'
  }
  const endpoint = url.searchParams.get('wc-ajax')
  if (endpoint) return endpoint
  if (/\/page\/\d+\/$/.test(url.pathname)) return 'list-page'
  if (isPhotoCall(url.pathname)) return 'photos'
  const contact = contactCall(url)
  if (contact) return contact.name
  if (isFeedPicture(url.pathname)) return 'feed-picture'
  const engraving = engravingCall(fields)
  if (engraving) return engraving
  // Laurel may spell the folder otherwise, of which `%` is a sign.
  return /^\/dist\/(?:chunks|[a-z\d%]*%[a-z\d%]*)\//.test(url.pathname) ? 'chunk' : 'page'
}
