import * as v from 'valibot'
import { safePageUrl } from '../../../src/page/safe-url'

const pageUrl = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.check((url) => safePageUrl(url) !== undefined, 'neither http, https nor relative'),
)

/** Checks the address of each candidate; a width or density follows it. */
const srcset = v.pipe(
  v.string(),
  v.check(
    (list) => list.split(/,\s+/).every((part) => safePageUrl(part.trim().split(/\s/)[0]) !== undefined),
    'a candidate that is neither http, https nor relative',
  ),
)

const pictureSwap = v.object({
  /** The number in the body's class `page-id-84`. */
  pageId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
  selector: v.pipe(v.string(), v.trim(), v.minLength(1)),
  src: pageUrl,
  srcset: v.optional(srcset),
  alt: v.optional(v.string()),
})

/** The site's `laurelConfig.pictureSwap` (contract 03 §17). */
export type PictureSwap = v.InferOutput<typeof pictureSwap>

/** @throws a `ValiError` that names the invalid field */
export function parsePictureSwap(setting: unknown): PictureSwap {
  return v.parse(pictureSwap, setting)
}
