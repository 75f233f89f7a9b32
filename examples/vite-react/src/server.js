import * as GiftGuide from './GiftGuide.jsx'

/** The files, each under the name by which the browser's build exposes it. */
export default { 'page/gift-guide': GiftGuide }
