/**
 * The style sheet of the overlay's shadow tree. In code and not in `laurel.css`, so that it is loaded with the overlay
 * only; as a constructed style sheet it is allowed by every Content-Security-Policy. An iPhone zooms into fields of less than
 * 16 px.
 */
export const STYLE = `
:host {
  all: initial !important;
  position: fixed !important;
  inset: 0 !important;
  z-index: 2147483647 !important;
  pointer-events: none !important;
  color-scheme: dark;
}
@media print { :host { display: none !important; } }
* { box-sizing: border-box; }
.outlines { position: absolute; inset: 0; overflow: hidden; }
.outline {
  position: absolute; top: 0; left: 0;
  border: 2px solid var(--colour);
}
.outline, .state { --colour: #0a7a2f; }
[data-state=asleep] { --colour: #1d5fd0; border-style: dashed; }
[data-state=failed] { --colour: #c8102e; border-style: double; border-width: 4px; }
[data-state=off] { --colour: #595959; border-style: dotted; }
.outline[data-picked] { outline: 4px solid #ffbf00; }
.label {
  position: absolute;
  max-width: 60vw; padding: 1px 4px; overflow: hidden;
  background: var(--colour); color: #fff;
  font: 11px/1.3 system-ui, sans-serif; white-space: pre; text-overflow: ellipsis;
}
.panel {
  position: absolute; right: 8px; bottom: 8px;
  display: flex; flex-direction: column;
  width: min(400px, calc(100% - 16px)); max-height: min(70%, 640px);
  border: 1px solid #8a8a8a; border-radius: 6px;
  background: #1b1b1b; color: #fff;
  font: 14px/1.4 system-ui, sans-serif; text-align: start;
  pointer-events: auto;
}
.head { display: flex; align-items: center; gap: 8px; padding: 6px 8px; }
h2 { flex: 1; margin: 0; font-size: 15px; font-weight: 600; }
button, input { font: inherit; color: inherit; }
button { min-height: 32px; padding: 2px 10px; border: 1px solid #8a8a8a; border-radius: 4px; background: #333; cursor: pointer; }
:is(button, input):focus-visible { outline: 2px solid #ffbf00; outline-offset: 1px; }
.body { display: flex; flex-direction: column; min-height: 0; padding: 0 8px 8px; }
.body[hidden] { display: none; }
p { margin: 0 0 4px; }
label { display: flex; gap: 8px; align-items: center; margin: 4px 0; }
input { flex: 1; font-size: 16px; min-width: 0; min-height: 32px; padding: 2px 6px; border: 1px solid #8a8a8a; border-radius: 4px; background: #000; }
ul { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
.list { flex: 1; min-height: 0; margin-top: 4px; overflow: auto; overscroll-behavior: contain; }
.list > li { padding: 6px 2px; border-top: 1px solid #444; }
.list > li[hidden] { display: none; }
.name { padding: 2px 8px; font-weight: 600; }
.name:disabled { border-color: transparent; background: none; color: #fff; cursor: default; }
.state { margin-inline-start: 8px; padding: 1px 6px; border: 2px solid #fff; border-radius: 3px; background: var(--colour); font-size: 12px; }
.errors { color: #ff9d9d; }
@media (forced-colors: active) {
  .panel, .label, button, input, .state { border: 1px solid CanvasText; background: Canvas; color: CanvasText; }
  .errors { color: CanvasText; }
  :is(button, input):focus-visible, .outline[data-picked] { outline-color: Highlight; }
}
`

/** In browsers without constructed style sheets the overlay has no styles. */
export function applyStyle(root: ShadowRoot, window: Window & typeof globalThis): void {
  if (!('adoptedStyleSheets' in root)) return
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(STYLE)
  root.adoptedStyleSheets = [sheet]
}
