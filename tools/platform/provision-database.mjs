import { provision, roleConnections } from './provision.mjs';
import { loadTopology } from './topology.mjs';
import { NAME } from './workspace.mjs';

// The provisioning job of a deployment: ADMIN_DATABASE_URL names the server, DB_<SERVICE>_PASSWORD each role's
// password, DATABASE_NAME the database (default: the workspace's name), DATABASE_ROLE_CONNECTIONS the connections of a
// role. May run at every deployment.
const adminUrl = process.env.ADMIN_DATABASE_URL;
const entries = loadTopology().SERVICES.map((service) => [
  service,
  process.env[`DB_${service.toUpperCase()}_PASSWORD`] ?? '',
]);
const missing = [
  ...(adminUrl ? [] : ['ADMIN_DATABASE_URL']),
  ...entries.filter(([, password]) => !password).map(([service]) => `DB_${String(service).toUpperCase()}_PASSWORD`),
];
if (!adminUrl || missing.length > 0) {
  console.error(`Not set: ${missing.join(', ')}.`);
  process.exit(1);
}
const database = process.env.DATABASE_NAME ?? NAME;
await provision(adminUrl, {
  database,
  passwords: Object.fromEntries(entries),
  connectionLimit: roleConnections(process.env),
});
console.log(
  `Database ${database}: roles and schemas of ${entries.map(([service]) => service).join(', ')} are in place.`,
);
