import { needUrl } from '../../../tools/scan/checks/url'
import type { Check } from '../../../tools/scan/problem'

/** Contract 04 §16: where the drawing is fetched. */
export const check: Check = (host) => needUrl(host, 'data-svg-src')
