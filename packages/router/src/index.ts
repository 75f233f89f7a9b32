/**
 * Parts of react-router that modules may use, by name, so that the shared copy tree-shakes. Extend the list when a
 * module needs more.
 */

export type {
  ActionFunctionArgs,
  Fetcher,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  Navigation,
  NavLinkProps,
  Params,
  RouteObject,
  ShouldRevalidateFunctionArgs,
  SubmitFunction,
  To,
  UIMatch,
} from 'react-router'
export {
  Await,
  createContext,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  RouterContextProvider,
  redirect,
  redirectDocument,
  replace,
  useActionData,
  useAsyncError,
  useAsyncValue,
  useBlocker,
  useFetchers,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router'
export { useFetcher } from './use-fetcher.ts'
