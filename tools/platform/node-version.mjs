// Imported before anything else: older versions lack what the other modules use while they load.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or later (24 is what we develop with).`);
  process.exit(1);
}
