/**
 * The base style of every part: a zero-specificity reset that any part or host override wins over.
 * On touch screens each pressable element has a target of at least 44 px, however small it is
 * drawn; links in running text stay as they are. The `:host` rule stops inherited styles of the
 * page at the shadow root.
 */
export const baseSheet =
  ':host{all:initial!important;display:block!important}' +
  ':where([data-wm-theme]),:where([data-wm-theme] *),:where([data-wm-theme] *)::before,:where([data-wm-theme] *)::after{box-sizing:border-box}' +
  ':where([data-wm-theme]){color:var(--wm-color-text);font-family:var(--wm-font-family);font-size:var(--wm-font-size-16);line-height:var(--wm-line-16);letter-spacing:var(--wm-tracking-text);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;text-size-adjust:100%;-webkit-tap-highlight-color:transparent}' +
  // These scripts join their letters; Korean breaks between words, Japanese between phrases.
  ':where([data-wm-theme]:is(:lang(ar),:lang(fa)),[data-wm-theme] :is(:lang(ar),:lang(fa))){letter-spacing:0}' +
  ':where([data-wm-theme]:lang(ko)){word-break:keep-all}' +
  ':where([data-wm-theme]:lang(ja)){word-break:auto-phrase}' +
  ':where([data-wm-theme]) :where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,section){margin:0;padding:0}' +
  ':where([data-wm-theme]) :where(h1,h2,h3,h4){font:inherit}' +
  // Text of the other direction keeps its order, aligned with its surroundings.
  ':where([dir=rtl]) :where(p,h3,strong,strong+*,label,dt,dd,[role=status],[role=alert],[data-wm-part=link],[data-wm-part=message]>span,[data-wm-part^=row-n],:is(a,button,h2,label)>span,:is(a,button)>span>span){unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}' +
  ':where([data-wm-theme]) :where(ul,ol){list-style:none}' +
  ':where([data-wm-theme]) :where(button,input,textarea){font:inherit;letter-spacing:inherit;color:inherit;margin:0}' +
  ':where([data-wm-theme]) :where(button){appearance:none;border:0;background:none;padding:0;text-align:start;cursor:pointer}' +
  ':where([data-wm-theme]) :where(a){color:var(--wm-color-accent-text);text-decoration:underline;text-decoration-color:color-mix(in srgb,currentColor 35%,transparent);text-underline-offset:3px}' +
  ':where([data-wm-theme]) :where(a:hover){text-decoration-color:currentColor}' +
  ':where([data-wm-theme]) :where(button,a,input,[tabindex]):focus-visible{outline:2px solid var(--wm-color-focus-ring);outline-offset:2px}' +
  '@media (pointer:coarse){' +
  ':where([data-wm-theme]) :where(button,a){position:relative}' +
  // Tabs are tall enough, and draw their line there.
  ':where([data-wm-theme]) :where(button:not([role=tab]),a[data-wm-part])::after{content:"";position:absolute;inset:min(0px,50% - 22px)}}'
