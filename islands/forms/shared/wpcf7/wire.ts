import { array, fallback, looseObject, object, parse, safeParse, string, union, unknown } from 'valibot'
import { type Refusal, type RestOptions, rest, restUrl } from '../../../../src/wire/rest'
import { WireError } from '../../../../src/wire/wire-error'
import { SendError } from './send-error'
import type { RestConfig } from './site'

/** Long, since a form may contain files. */
const SEND_TIME_LIMIT_MS = 120_000

const Answer = looseObject({ status: string() })
const AnswerParts = object({
  status: string(),
  message: fallback(string(), ''),
  posted_data_hash: fallback(string(), ''),
  invalid_fields: fallback(array(unknown()), []),
})
const FieldError = object({ field: string(), message: string() })
/** PHP prints an empty object as a list. */
const Refill = union([array(unknown()), looseObject({})])

/** The server's answer to a submit (contract 07 A6). */
export interface Feedback {
  readonly status: string
  readonly message: string
  /** Identifies a repeated submit; may be empty. */
  readonly hash: string
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[]
  /** The whole answer, for event listeners. */
  readonly apiResponse: unknown
}

/**
 * Sends a form. A small form is sent even if the visitor leaves the page meanwhile.
 * @throws SendError with what to tell the visitor
 * @throws WireError `aborted` when the visitor leaves the page
 */
export async function sendFeedback(config: RestConfig, id: number, body: FormData): Promise<Feedback> {
  let refusal: Refusal | undefined
  try {
    const apiResponse = await rest(endpoint(config, id, 'feedback'), 'feedback', Answer, {
      body,
      timeLimitMs: SEND_TIME_LIMIT_MS,
      onRefused: (answer) => {
        refusal = answer
      },
    })
    const { status, message, posted_data_hash, invalid_fields } = parse(AnswerParts, apiResponse)
    const fieldErrors = invalid_fields.flatMap(readFieldError)
    return { status, message, hash: posted_data_hash, fieldErrors, apiResponse }
  } catch (cause) {
    if (cause instanceof WireError && cause.kind !== 'aborted') throw new SendError(cause, refusal)
    throw cause
  }
}

/**
 * Requests a new captcha and quiz.
 * @throws WireError of every kind
 */
export function fetchRefill(config: RestConfig, id: number, signal: AbortSignal): Promise<unknown> {
  return rest(endpoint(config, id, 'refill'), 'refill', Refill, { signal })
}

/**
 * Requests the schema of a form, unparsed.
 * @throws WireError of every kind but `unexpected`
 */
export function fetchSchema(config: RestConfig, id: number, options: RestOptions): Promise<unknown> {
  return rest(endpoint(config, id, 'feedback/schema'), 'schema', unknown(), options)
}

const endpoint = ({ root, namespace }: RestConfig, id: number, path: string) =>
  restUrl(root, namespace, `contact-forms/${id}`, path)

/** Malformed errors are dropped, the others are kept. */
function readFieldError(item: unknown) {
  const result = safeParse(FieldError, item)
  return result.success ? [result.output] : []
}
