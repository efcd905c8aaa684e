import { BROWSERS } from '../../tools/build/browsers.mjs'

/** A form in which something newer may be in the output all the same. */
export interface Allowed {
  readonly form: RegExp
  readonly why: string
}

export interface Feature {
  readonly name: string
  readonly pattern: RegExp
  /** The first versions that have it, as {@link BROWSERS} names the browsers; `-`: none so far. */
  readonly since: Readonly<Record<keyof typeof BROWSERS, string>>
  readonly allowed: readonly Allowed[]
}

/**
 * @param versions of Chrome and Edge, of Firefox, of Safari, and of Safari on iPhones where that is another one
 */
function feature(name: string, pattern: RegExp, versions: string, ...allowed: readonly Allowed[]): Feature {
  const [chrome = '', firefox = '', safari = '', ios = safari] = versions.split(' ')
  return { name, pattern, since: { chrome, edge: chrome, firefox, safari, ios }, allowed }
}

/** Why a feature is allowed in React DOM, and in a table of names. */
const REACT = 'React DOM asks whether it is there, and for what laurel does not use'
const NAMES = 'a list of the sanitiser’s'

/** Features of scripts, with the browsers that have them, from MDN's compatibility data. */
export const NEWER_IN_SCRIPTS: readonly Feature[] = [
  // The language
  feature('Array.fromAsync', /\bfromAsync\b/, '121 115 16.4'),
  feature('Array copies', /\bto(?:Reversed|Sorted|Spliced)\b/, '110 115 16'),
  feature('Array.with', /\.with\(/, '110 115 16'),
  feature('groupBy', /\bgroupBy\b/, '117 119 17.4'),
  feature('Promise.withResolvers', /\bwithResolvers\b/, '119 121 17.4'),
  feature('Promise.try', /\bPromise\.try\b/, '128 134 18.2'),
  feature(
    'Set methods',
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    '122 127 17',
  ),
  feature(
    'Iterator methods',
    /\.(?:values|keys|entries)\(\)\.(?!next\b)\w|\.matchAll\((?:[^()]|\([^()]*\))*\)\.\w|\bIterator\.(?:from|prototype|concat)\b/,
    '122 131 18.4',
  ),
  feature('Map.getOrInsert', /\bgetOrInsert(?:Computed)?\b/, '145 144 26.2'),
  feature('String.isWellFormed', /\b(?:is|to)WellFormed\b/, '111 119 16.4'),
  feature('RegExp.escape', /\bRegExp\.escape\b/, '136 134 18.2'),
  feature('regular expressions of sets', /RegExp\("(?:[^"\\]|\\.)*","[a-z]*v[a-z]*"\)/, '112 116 17'),
  feature('flags within a regular expression', /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/, '125 132 26'),
  feature('Error.isError', /\bError\.isError\b/, '134 138 -'),
  feature('Error.captureStackTrace', /\bcaptureStackTrace\b/, '3 138 17.2'),
  feature('Math.sumPrecise, f16round', /\b(?:sumPrecise|f16round|Float16Array)\b/, '147 137 26.2'),
  feature('bytes as text', /\b(?:from|to|setFrom)(?:Base64|Hex)\b/, '140 133 18.2'),
  feature('ArrayBuffer.transfer', /\.transfer(?:ToFixedLength)?\(/, '114 122 17.4'),
  feature('JSON.rawJSON', /\b(?:rawJSON|isRawJSON)\b/, '114 135 18.4'),
  feature('explicit disposal', /\bSymbol\.(?:asyncD|d)ispose\b|\bDisposableStack\b/, '125 141 27.3'),
  feature('Temporal', /\bTemporal\b/, '144 139 27.3'),
  feature(
    'Intl.Segmenter',
    /\bSegmenter\b/,
    '87 125 14.1',
    { form: /"Segmenter"in Intl\)\?[\w$]+\([\w$]+\):\([\w$]+\?\?=new Intl\.Segmenter,/, why: 'asked for' },
    {
      form: /typeof Intl\.Segmenter!="function"\?.{1,60}new Intl\.Segmenter\(\)/,
      why: 'asked for',
    },
  ),
  feature('Intl.DurationFormat', /\bDurationFormat\b/, '129 136 16.4'),
  feature(
    'Intl.Locale',
    /\bget(?:Calendars|Collations|HourCycles|NumberingSystems|TextInfo|TimeZones|WeekInfo)\b/,
    '130 153 17',
  ),
  feature('Intl.PluralRules.selectRange', /\bselectRange\b/, '106 116 15.4'),
  // Addresses, calls
  feature('URL.canParse', /\bcanParse\b/, '120 115 17'),
  feature('URL.parse', /\bURL\.parse\b/, '126 126 18'),
  feature('URLPattern', /\bURLPattern\b/, '95 142 26'),
  feature('URLSearchParams.size', /(?:searchParams|URLSearchParams\([^()]*\))\.size\b/, '113 112 17'),
  feature('AbortSignal.any', /\bAbortSignal\.any\b/, '116 124 17.4'),
  feature('AbortSignal.timeout', /\bAbortSignal\.timeout\b/, '124 100 16'),
  feature('FormData with a button', /\bnew FormData\([^(),]+,/, '112 111 16.4', {
    form: /=new FormData\([\w$]+,[\w$]+\)[,;][\w$]+\([\w$]+,\{pending:!0/,
    why: 'React DOM, for forms whose action is a function: no form of laurel’s is one',
  }),
  feature('Response.bytes', /\.bytes\(\)/, '132 128 18'),
  feature('Response.json', /\bResponse\.json\b/, '105 115 17'),
  feature('reading a body by for await', /for await\([^)]*\.body\)/, '124 110 27'),
  feature('Headers.getSetCookie', /\bgetSetCookie\b/, '113 112 17'),
  feature('calls that outlive the page', /\bkeepalive\b/, '66 133 13', {
    form: /\bkeepalive:/,
    why: 'where it is not known a call may end with its page, as it did before there was any',
  }),
  feature('CookieStore', /\bcookieStore\b/, '87 140 18.4'),
  feature('IndexedDB databases', /\.databases\(/, '72 126 14'),
  // Elements
  feature('selectors', /:(?:has|dir)\(|:user-(?:in)?valid\b|:popover-open\b/, '120 121 16.5', {
    form: /[.:][\w#()-]+:has\([^{}]*\)[^{}]*\{[\w-]+:|@supports not \(selector\(:has\(/,
    why: 'a rule of a style sheet: those have a test of their own',
  }),
  feature('checkVisibility', /\bcheckVisibility\b/, '105 106 17.4', {
    form: /\.checkVisibility\?\./,
    why: 'asked for',
  }),
  feature(
    'moveBefore',
    /\bmoveBefore\b/,
    '133 144 -',
    { form: /"moveBefore"in [\w$]+/, why: REACT },
    { form: /[\w$]+\?[\w$]+\.moveBefore\(/, why: REACT },
  ),
  feature(
    'popovers',
    /\b(?:(?:show|hide|toggle)Popover|popover\w*|ToggleEvent)\b/i,
    '114 125 17 18.3',
    { form: /"playsinline","popover","popovertarget","popovertargetaction"/, why: NAMES },
    {
      form: /[\w$]+\.popover!=null&&|case"popover":|[\w$]+,"popover",[\w$]+\);break;|case"popoverTarget":/,
      why: REACT,
    },
  ),
  feature('commands', /\b(?:commandFor\w*|CommandEvent|interestFor\w*)\b/i, '135 144 26.2', {
    form: /"commandfor"/,
    why: NAMES,
  }),
  feature('dialogs', /\b(?:closedBy|requestClose|CloseWatcher)\b/i, '134 149 27.3'),
  feature('hidden until found', /until-found|\bbeforematch\b/, '102 139 26.2'),
  feature('HTML by the browser', /\b(?:set|get|parse)HTML(?:Unsafe)?\b|\bnew Sanitizer\b/, '146 148 -'),
  feature('attributes of ARIA as properties', /\.(?:aria[A-Z]\w+|role)=(?!=)/, '81 119 12.1'),
  feature('attributes of ARIA as properties, by name', /\baria[A-Z]\w+/, '81 119 12.1', {
    form: /setOptions\(\{content:[^{}]*ariaLabel:/,
    why: 'an option of Google Maps',
  }),
  feature('caret from a point', /\bcaret(?:Position|Range)FromPoint\b/, '128 150 26.2'),
  feature('states of custom elements', /\bCustomStateSet\b|\.states\.add\(/, '125 126 17.4'),
  feature('declarative shadow trees', /shadowrootmode/i, '111 123 16.4', {
    form: /[\w$]+\.shadowroot\|\|[\w$]+\.shadowrootmode\)/,
    why: 'whether the sanitiser was told to let it through: it was not',
  }),
  feature('Selection.getComposedRanges', /\bgetComposedRanges\b/, '137 142 17'),
  feature('EditContext', /\beditContext\b/i, '121 - -'),
  feature('showPicker of lists', /\bshowPicker\b/, '121 122 -'),
  // Events and input
  feature('scrollend', /\bscrollend\b|\bscrollsnapchang/, '114 109 26.2', {
    form: /onScrollEnd[^;]{1,20}"scrollend"|case"scrollend"|"scroll"\|\|[\w$]+==="scrollend"|scroll scrollend/,
    why: REACT,
  }),
  feature(
    'pointer events between frames',
    /\bget(?:Coalesced|Predicted)Events\b|pointerrawupdate/,
    '77 148 -',
  ),
  feature('auxclick', /\bauxclick\b/, '55 53 18.2', {
    form: /case"auxclick"|touchstart auxclick/,
    why: REACT,
  }),
  feature('TouchEvent', /\bTouchEvent\b|\bTouchList\b|\bnew Touch\b/, '22 52 - 3.2'),
  feature('where a touch comes from', /\bsourceCapabilities\b/, '47 - -', {
    form: /[\w$]+\.sourceCapabilities&&[\w$]+\.sourceCapabilities\.firesTouchEvents/,
    why: 'Hammer asks for it',
  }),
  feature('tilting', /\bDeviceOrientationEvent\b|"deviceorientation"/, '7 6 17 4.2', {
    form: /\([\w$]+,"deviceorientation",/,
    why: 'an event of devices that can be tilted: others have none to tell',
  }),
  feature('EventTarget.when', /\bObservable\b|\.when\("/, '135 - -'),
  // Animations
  feature('View transitions', /\b(?:startViewTransition|ViewTransition\w*)\b/, '111 144 18', {
    form: /try\{var [\w$]+=[\w$]+\.startViewTransition\(|"ViewTransition"|[\w$]+\.ViewTransition=/,
    why: `${REACT}: nothing is wrapped in a ViewTransition`,
  }),
  feature('scroll-driven animations', /\b(?:Scroll|View)Timeline\b|\boverallProgress\b/, '133 159 26.2'),
  feature('scrollIntoViewIfNeeded', /\bscrollIntoViewIfNeeded\b/, '1 - 3'),
  feature('Element.currentCSSZoom', /\bcurrentCSSZoom\b/, '128 126 26.4'),
  // Styles
  feature(
    'values of CSS as objects',
    /\bCSS\.(?!supports\b|escape\b)\w+|\b(?:computedStyleMap|attributeStyleMap)\b/,
    '66 - 16.4',
  ),
  feature('highlights', /\bnew Highlight\b/, '105 140 17.2'),
  feature(
    'styles that scripts set',
    /\b(?:scrollbar(?:Gutter|Width)|textWrap|fieldSizing|contentVisibility|anchorName|interpolateSize)\b/,
    '129 152 26.2',
    {
      form: /\.style\.scrollbarGutter\b/,
      why: 'without it a page is wider by its scroll bar while a dialog is open',
    },
  ),
  // Observers, measurements
  feature('IntersectionObserver: more options', /\b(?:scrollMargin|trackVisibility)\b/, '120 141 26'),
  feature('ResizeObserver: device pixels', /\bdevicePixelContentBox/i, '84 108 -'),
  feature('ReportingObserver', /\bReportingObserver\b/, '69 149 16.4'),
  feature(
    'measured shifts, tasks, paints',
    /layout-shift|long-?task|long-animation-frame|largest-contentful-paint/,
    '123 - -',
  ),
  feature(
    'loading ahead',
    /\b(?:activationStart|notRestoredReasons|prerendering|speculationrules)\b/,
    '125 - -',
  ),
  // The page and the browser
  feature('requestIdleCallback', /\b(?:request|cancel)IdleCallback\b/, '47 55 -', {
    form: /"requestIdleCallback"in [\w$]+\?[\w$]+\.requestIdleCallback\(/,
    why: 'asked for',
  }),
  feature('scheduler', /\bscheduler\.(?:yield|postTask)\b|\bisInputPending\b/, '129 142 -'),
  feature(
    'Navigation',
    /(?<![\w.])navigation\.(?:\w*[tT]ransition|\w*Entry|navigate|\w+EventListener)\b|\bpage(?:swap|reveal)\b/,
    '102 147 26.2',
    {
      form: /!navigation\.transition\)\{var [\w$]+=navigation\.currentEntry;.{1,60}navigation\.navigate\(/,
      why: REACT,
    },
    {
      form: /typeof navigation=="object"\)\{.{1,700}EventListener\("navigateerror",[\w$]+\),[\w$]+!==null/,
      why: REACT,
    },
  ),
  feature('userActivation', /\buserActivation\b/, '72 120 16.4'),
  feature('Trusted Types', /\btrustedTypes\b/, '83 148 26', {
    form: /[\w$]+\.trustedTypes(?:\?\.|,|;)/,
    why: 'taken where it is there, which is where it is demanded',
  }),
  feature(
    'the full screen',
    /\b(?:requestFullscreen|exitFullscreen|fullscreenEnabled|fullscreenElement)\b/,
    '71 64 16.4 -',
    {
      form: /\(\{fullscreen(?:Enabled|Element):[\w$]+\}\)=>/,
      why: 'a property: where it is none, it is off',
    },
    {
      form: /[\w$]+\([\w$]+\)\?[\w$]+\.exitFullscreen\(\):[\w$]+\.documentElement\.requestFullscreen\(|[\w$]+\([\w$]+\)&&[\w$]+\.exitFullscreen\(/,
      why: 'asked for by fullscreenEnabled and fullscreenElement',
    },
    {
      form: /[\w$]+\.(?:ownerDocument\.fullscreenElement===|fullscreenEnabled===!0|exitFullscreen\(\)\?\.catch\(\(\)=>\{|requestFullscreen\(\)\?\.catch\()/,
      why: 'the media player, asked for by fullscreenEnabled; an iPhone has its own, or the window is filled',
    },
  ),
  feature('pointer lock', /\brequestPointerLock\b/, '37 50 10.1 -'),
  feature('picture in picture', /\b(?:requestPictureInPicture|documentPictureInPicture)\b/, '69 153 13.1'),
  feature('frames of a video', /\brequestVideoFrameCallback\b/, '83 132 15.4'),
  feature('media: seeking fast, other speakers', /\b(?:fastSeek|setSinkId|preservesPitch)\b/, '- 116 18.4'),
  feature('sharing', /\bnavigator\.(?:canShare|share)\b/, '128 - 14'),
  feature('wake lock', /\bwakeLock\b/, '84 126 16.4 18.4'),
  feature('vibration', /\bvibrate\(/, '32 - -'),
  feature('the line’s speed', /\.connection\b|\beffectiveType\b|\bsaveData\b/, '61 - -', {
    form: /navigator\.connection\b|saveData:[\w$]+,effectiveType:[\w$]+\}=[\w$]+\.connection\?\?\{\}/,
    why: 'asked for; without it the line counts as fast',
  }),
  feature('facts of the device', /\b(?:deviceMemory|userAgentData|getBattery)\b/, '90 - -'),
  feature('clipboard', /\b(?:readText|ClipboardItem)\b/, '76 127 13.1'),
  feature('EyeDropper', /\bEyeDropper\b/, '95 - -'),
  feature('asking for storage', /\b(?:has|request)StorageAccess\b/, '119 65 11.1'),
  feature('announcements', /\bariaNotify\b/, '141 150 27'),
]

/** Features of style sheets. */
export const NEWER_IN_STYLES: readonly Feature[] = [
  feature(':has()', /:has\(/, '105 121 15.4'),
  feature(':dir()', /:dir\(/, '120 49 16.4'),
  feature(':user-valid, :user-invalid', /:user-(?:in)?valid/, '119 88 16.5'),
  feature(':popover-open, :open, :state()', /:popover-open|:open\b|:state\(/, '133 136 26.5'),
  feature(':nth-child(of)', /:nth-(?:last-)?child\([^)]* of /, '111 113 9'),
  feature(':playing and its like', /:(?:playing|paused|muted|seeking|stalled|buffering)\b/, '158 150 15.4'),
  feature(
    'parts of text and details',
    /::(?:highlight|target-text|details-content|view-transition)/,
    '131 149 18.4',
  ),
  feature('@container style()', /@container[^{]*style\(/, '111 151 18'),
  feature('@property', /@property\b/, '85 128 16.4'),
  feature('@scope', /@scope\b/, '118 146 26.4'),
  feature('@starting-style', /@starting-style\b/, '117 129 17.5'),
  feature(
    '@view-transition, @position-try, @function',
    /@(?:view-transition|position-try|function)\b/,
    '139 - 27.3',
  ),
  feature('@counter-style', /@counter-style\b/, '91 33 17'),
  feature('media: scripting, update', /\((?:scripting|update)\b/, '120 113 17'),
  feature('media: transparency, inverted colours', /prefers-reduced-transparency|inverted-colors/, '- - 9.1'),
  feature('lh, rlh', /\d(?:r?lh)\b/, '111 120 16.4'),
  feature('cap, ric, rch, rex', /\d(?:r?cap|ric|rch|rex)\b/, '118 147 17.2'),
  feature('attr() of a type', /attr\([\w-]+ (?!\))/, '133 155 27.3'),
  feature('colours of other spaces', /\b(?:color-mix|oklch|oklab|lab|lch|color)\(/, '111 113 16.2'),
  feature('light-dark()', /\blight-dark\(/, '123 120 17.5'),
  feature('colours from colours', /\b(?:rgb|hsl|hwb)a?\(from\b|contrast-color\(/, '147 146 26'),
  feature('linear()', /\blinear\(/, '113 112 17.2'),
  feature('round(), mod(), rem()', /\b(?:round|mod|rem)\(/, '125 118 15.4'),
  feature(
    'sin() and its like',
    /\b(?:sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp)\(/,
    '120 118 15.4',
  ),
  feature('calc-size(), interpolate-size', /calc-size\(|interpolate-size/, '129 - -'),
  feature('if(), sibling-index()', /\bif\(|sibling-(?:index|count)\(/, '138 - 27.3'),
  feature('text-wrap', /\btext-wrap|white-space-collapse/, '130 124 17.5'),
  feature('text-box', /\btext-box/, '133 154 18.2'),
  feature('field-sizing', /\bfield-sizing\b/, '123 152 26.2'),
  feature('scrollbar-width, scrollbar-color', /\bscrollbar-(?:width|color)\b/, '121 64 26.2'),
  feature('scrollbar-gutter', /\bscrollbar-gutter\b/, '94 97 18.2'),
  feature('content-visibility', /\bcontent-visibility\b/, '85 125 18'),
  feature('contain-intrinsic-size', /\bcontain-intrinsic-/, '83 107 17'),
  feature('scroll-driven animations', /\b(?:animation|scroll|view)-timeline\b|animation-range/, '115 159 26'),
  feature('animation-composition', /\banimation-composition\b/, '112 115 16'),
  feature('anchors', /\banchor(?:-name|-size)?\b\(?|position-(?:area|anchor|try)/, '129 147 26'),
  feature('transition-behavior, overlay', /\btransition-behavior\b|[;{]overlay:/, '117 - -'),
  feature('view-transition-name', /\bview-transition-/, '125 144 18.2'),
  feature('zoom', /[;{]zoom:/, '1 126 3.1'),
  feature('subgrid', /\bsubgrid\b/, '117 71 16'),
  feature('interactivity', /\binteractivity\b/, '135 - -'),
  feature('line-clamp', /(?<!-webkit-)\bline-clamp\b/, '- - -'),
  feature('the middle of a block', /[;{](?:align|place)-content:/, '123 125 17.4', {
    form: /display:(?:grid|flex)[^}]*align-content:/,
    why: 'not of a block',
  }),
]

/** Whether one of the promised browsers has it not. */
export function isNewer({ since }: Feature): boolean {
  return names(BROWSERS).some((name) => isLater(since[name], BROWSERS[name]))
}

const names = <Name extends string>(record: Readonly<Record<Name, string>>) => Object.keys(record) as Name[]

function isLater(version: string, than: string): boolean {
  if (version === '-') return true
  const [[major = 0, minor = 0], [thanMajor = 0, thanMinor = 0]] = [version, than].map((one) =>
    one.split('.').map(Number),
  ) as [number[], number[]]
  return major === thanMajor ? minor > thanMinor : major > thanMajor
}

/** The uses of these features that are not allowed, each with the code around it. */
export function newerIn(code: string, features: readonly Feature[]): string[] {
  return features.flatMap(({ name, pattern, allowed }) => {
    const rest = allowed.reduce(
      (left, { form }) => left.replace(new RegExp(form, `${form.flags}g`), '§'),
      code,
    )
    return [...rest.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
      ({ index }) => `${name}: ${rest.slice(Math.max(0, index - 40), index + 60)}`,
    )
  })
}
