import type { Mount } from '../../../src/page/island'
import { readList, readSettings } from './markup'
import { createSlider } from './slider'

/** One slide at a time: pictures of posts and works, testimonials, galleries (contract 03 §3). */
export const mount: Mount = (host, scope) => {
  const list = readList(host)
  if (!list || list.childElementCount === 0) return
  createSlider({ host, list, settings: readSettings(host, scope) }, scope)
}
