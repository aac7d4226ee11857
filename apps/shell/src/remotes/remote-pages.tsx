import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useEffect, useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { host } from '../host';
import { SiteFrame } from '../layout/site-frame';
import { NotFoundPage } from '../routes/not-found';
import { texts } from '../texts';
import { fitsDocument } from './page-document';
import { RemoteBoundary } from './remote-boundary';
import { remoteRouteOf } from './remote-registry';

const NOT_FOUND = { path: '*', element: <NotFoundPage /> };
/** The path with which the document was opened. */
const OPENED = window.location.pathname;

function RemoteRoutes({ module }: { readonly module: RemoteModuleV1 }) {
  return useRoutes(useMemo(() => [...module.routes(host), NOT_FOUND], [module]));
}

/**
 * Every page that is not the shell's own: given to the remote that draws it. Stands on a splat route at the root, so
 * that remotes name full paths.
 */
export function RemotePages() {
  const { pathname } = useLocation();
  const route = remoteRouteOf(pathname);
  if (!route) return <NotFoundPage />;
  if (!fitsDocument(pathname, OPENED)) return <OwnDocument />;
  const { remote: name, inSite } = route;
  const page = (
    <RemoteBoundary
      name={name}
      loading={<Loading />}
      frame={(panel) => {
        const part = <PageFrame width="text">{panel}</PageFrame>;
        return inSite ? part : <SiteFrame>{part}</SiteFrame>;
      }}
    >
      {(module) => <RemoteRoutes module={module} />}
    </RemoteBoundary>
  );
  return inSite ? <SiteFrame>{page}</SiteFrame> : page;
}

/** Asks the edge for the page that the address names already, with the headers that it needs. */
function OwnDocument() {
  useEffect(() => window.location.reload(), []);
  return <Loading />;
}

function Loading() {
  return (
    <PageFrame>
      <Skeleton label={texts.frame.loading} className="grid gap-4">
        <SkeletonBar className="h-10 w-2/3" />
        <SkeletonBar className="h-5 w-1/2" />
        <SkeletonBar className="mt-8 h-40 w-full" />
      </Skeleton>
    </PageFrame>
  );
}
