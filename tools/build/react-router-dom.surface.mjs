// The router as the shell offers it to every app: the part of react-router-dom that apps may use. The whole package is
// twice as large, since a shared library cannot be shaken by what its users need. To use one more export, add it here.
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'router-source';
export { RouterProvider } from 'router-source/dom';
