import { array, fallback, looseObject, object, parse, safeParse, string, union, unknown } from 'valibot'
import { type Refusal, type RestOptions, rest, restUrl } from '../../../src/wire/rest'
import { WireError } from '../../../src/wire/wire-error'
import { SendError } from './send-error'
import type { RestConfig } from './site'

/** A send may carry files over a slow line. */
const SEND_TIME_LIMIT_MS = 120_000

const Answer = looseObject({ status: string() })
const AnswerParts = object({
  status: string(),
  message: fallback(string(), ''),
  posted_data_hash: fallback(string(), ''),
  invalid_fields: fallback(array(unknown()), []),
})
const FieldError = object({ field: string(), message: string() })
/** An empty one is a list, as PHP has it. */
const Refill = union([array(unknown()), looseObject({})])

/** What the server says to a form that was sent (contract 07 A6). */
export interface Feedback {
  readonly status: string
  readonly message: string
  /** Proves a second send of the same; empty where there is nothing to prove. */
  readonly hash: string
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[]
  /** All of it, for who listens. */
  readonly apiResponse: unknown
}

/**
 * Sends a form. What the visitor has sent arrives even when they leave, unless it is large.
 * @throws SendError with what to tell the visitor
 * @throws WireError `aborted` when the visitor leaves the page
 */
export async function sendFeedback(config: RestConfig, id: number, body: FormData): Promise<Feedback> {
  let refusal: Refusal | undefined
  try {
    const apiResponse = await rest(endpoint(config, id, 'feedback'), 'feedback', Answer, {
      body,
      timeLimitMs: SEND_TIME_LIMIT_MS,
      onRefused: (told) => {
        refusal = told
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
 * Asks for a new captcha and quiz.
 * @throws WireError of every kind
 */
export function fetchRefill(config: RestConfig, id: number, signal: AbortSignal): Promise<unknown> {
  return rest(endpoint(config, id, 'refill'), 'refill', Refill, { signal })
}

/**
 * Asks for a form's rules: as the server sent them, to be read rule by rule.
 * @throws WireError of every kind but `unexpected`
 */
export function fetchSchema(config: RestConfig, id: number, options: RestOptions): Promise<unknown> {
  return rest(endpoint(config, id, 'feedback/schema'), 'schema', unknown(), options)
}

const endpoint = ({ root, namespace }: RestConfig, id: number, path: string) =>
  restUrl(root, namespace, `contact-forms/${id}`, path)

/** One that makes no sense does not cost the others. */
function readFieldError(item: unknown) {
  const result = safeParse(FieldError, item)
  return result.success ? [result.output] : []
}
