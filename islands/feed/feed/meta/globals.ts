import { provideGlobal } from '../../../../legacy-shims/globals/provide-global'
import { elementOf } from '../../../../legacy-shims/jquery-events'
import { sharedByHosts } from '../../../../src/page/shared-by-hosts'
import { shortcodeToken } from '../../calls'
import { FEED } from '../../feed-markup'
import { callReplies, REPLIES } from '../../shared/network/replies-call'
import { encodeHtml, linkify } from './comment-html'

/** Provides the plugin's globals that scripts of a site may call, while a feed is mounted (contract 05 §1.3). */
export const shareGlobals = sharedByHosts(({ window, add }) => {
  function loadReplies(toggle: unknown) {
    const paragraph = elementOf(toggle)?.closest(REPLIES)
    if (paragraph) callReplies(paragraph)
  }
  const calls = {
    cffLinkify: (text: unknown) => linkify(String(text ?? '')),
    cffEncodeHTML: (text: unknown) => encodeHtml(String(text ?? '')),
    cffGetShortcodeToken(feed: unknown) {
      const element = elementOf(feed)?.closest(FEED)
      return (element && shortcodeToken(element)) ?? false
    },
    cffLoadCommentReplies: loadReplies,
  }
  for (const [name, call] of Object.entries(calls)) add(provideGlobal(window, name, call))
})
